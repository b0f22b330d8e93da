import { useEffect } from 'react';
import { bonusesChanged, bonusesFreeSpins } from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import { useBus, useShownPlayer } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import { useReload } from '../data/use-offers';

/** The player's free spins, loaded again when some may have changed. */
export function useOwnSpins() {
  const bus = useBus<typeof manifest>();
  const { userId } = useShownPlayer();
  const reload = useReload();
  useEffect(() => bus.on(bonusesChanged, reload), [bus, reload]);
  return usePlayerQuery(bus, bonusesFreeSpins, {}, userId);
}
