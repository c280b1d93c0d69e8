-- KEYS: message.
local id = redis.call('GET', KEYS[1])
if not id then
  return { whole(now), {} }
end
settle(id)
return { whole(now), redis.call('HGETALL', card(id)) }
