-- KEYS: place.
local found = {}
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local state = settle(id)
  if state == 'pending' then
    found[#found + 1] = redis.call('HGETALL', card(id))
  elseif not state then
    redis.call('ZREM', KEYS[1], id)
  end
end
return { whole(now), found }
