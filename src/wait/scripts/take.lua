-- KEYS: card. ARGV[3..]: id, taker. 1 for the first taker, as often as it asks.
local state = settle(ARGV[3])
if not state or state == 'pending' then
  return 0
end
redis.call('HSETNX', KEYS[1], 'taker', ARGV[4])
return redis.call('HGET', KEYS[1], 'taker') == ARGV[4] and 1 or 0
