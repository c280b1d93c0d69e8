-- KEYS: card, place. ARGV[3..]: id, mode, question, timeout in ms, time to remember in ms, asker. 1, or 0 where the id is in use.
local key, place = KEYS[1], KEYS[2]
local id, mode, question, timeout, remember, asker = ARGV[3], ARGV[4], ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7]), ARGV[8]
local known = redis.call('HGET', key, 'asker')
if known then
  return known == asker and 1 or 0
end
for _, other in ipairs(redis.call('ZRANGE', place, 0, -1)) do
  local state = settle(other)
  if not state then
    redis.call('ZREM', place, other)
  elseif state == 'pending' and mode == 'reply' and redis.call('HGET', card(other), 'mode') == 'reply' then
    put_end(other, 'superseded', now, '', '', '')
  end
end
local life = timeout + remember
redis.call('HSET', key, 'v', '1', 'state', 'pending', 'mode', mode, 'question', question, 'place', place,
  'deadline', whole(now + timeout), 'asker', asker)
redis.call('PEXPIRE', key, whole(life))
redis.call('ZADD', place, whole(now + timeout), id)
if redis.call('PTTL', place) < life then
  redis.call('PEXPIRE', place, whole(life))
end
return 1
