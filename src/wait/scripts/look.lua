-- KEYS: card. ARGV[3]: id.
settle(ARGV[3])
return { whole(now), redis.call('HGETALL', KEYS[1]) }
