-- KEYS: card. ARGV[3..]: id, state, by, reason, ender. Whoever finds its own name as the ender has won.
if settle(ARGV[3]) == 'pending' then
  put_end(ARGV[3], ARGV[4], now, ARGV[5], ARGV[6], ARGV[7])
end
return { whole(now), redis.call('HGETALL', KEYS[1]) }
