-- KEYS: card, and message where there is one. ARGV[3..]: id, posted.
local left = redis.call('PTTL', KEYS[1])
if left > 0 then
  redis.call('HSET', KEYS[1], 'posted', ARGV[4])
  if KEYS[2] then
    redis.call('SET', KEYS[2], ARGV[3], 'PX', whole(left))
  end
end
return 1
