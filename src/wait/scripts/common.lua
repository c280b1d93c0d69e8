-- Shared by all scripts. ARGV[1]: the prefix of every key; ARGV[2]: the time in ms, or nothing for this server's own.
local prefix, now = ARGV[1], tonumber(ARGV[2])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local function whole(number)
  return string.format('%.0f', number)
end

local function card(id)
  return prefix .. ':card:' .. id
end

-- Ends a pending question. Only a key that is there is written, so no key is ever without a time to live.
local function put_end(id, state, at, by, reason, ender)
  local key = card(id)
  redis.call('HSET', key, 'state', state, 'at', whole(at), 'by', by, 'reason', reason, 'ender', ender)
  redis.call('ZREM', redis.call('HGET', key, 'place'), id)
  redis.call('PUBLISH', prefix .. ':ended', id)
end

-- The state of a question, after the clock has had its say; false where it is not known.
local function settle(id)
  local found = redis.call('HMGET', card(id), 'state', 'deadline')
  if found[1] == 'pending' and tonumber(found[2]) <= now then
    put_end(id, 'expired', tonumber(found[2]), '', '', '')
    return 'expired'
  end
  return found[1]
end
