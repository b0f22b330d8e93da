import { useEffect } from 'react';
import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { casinoMeters } from '@grandstand/bus-contracts/player';
import { reloadQueries, useQueryClient, type QueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useStreamKey } from '@grandstand/bus-contracts/react';
import { JACKPOTS_KEY } from './queries';
import { useGameCall, type GameAnswer } from './use-game-call';

/** The jackpots, with what they had when they were loaded. */
export function useJackpots(): GameAnswer<Jackpots> {
  const { language } = useAreaWords();
  return useGameCall('jackpots', {}, { language });
}

/** What a jackpot has now, in minor units. When the next one of its name has begun, the jackpots are loaded again. */
export function useMeter({
  name,
  money,
  commitment,
}: Pick<Jackpots['jackpots'][number], 'name' | 'money' | 'commitment'>): number {
  const client = useQueryClient();
  const meter = useStreamKey(casinoMeters, name);
  useEffect(() => {
    // Each place that shows a jackpot finds the same: the first one loads. Each message tries again, until it is known.
    if (meter && meter.commitment !== commitment && !isReloading(client)) {
      reloadQueries(client, { queryKey: JACKPOTS_KEY });
    }
  }, [client, meter, commitment]);
  // The money of the next one does not belong to the other facts of this one.
  return meter?.commitment === commitment ? meter.money : money;
}

function isReloading(client: QueryClient): boolean {
  const shown = client.getQueryCache().findAll({ queryKey: JACKPOTS_KEY, type: 'active' });
  return shown.some(({ state }) => state.isInvalidated && state.fetchStatus === 'fetching');
}
