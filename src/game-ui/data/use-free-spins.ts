import { useEffect } from 'react';
import { accountState, sessionState, type AnswerOf } from '@grandstand/bus-contracts';
import { bonusesChanged, bonusesFreeSpins } from '@grandstand/bus-contracts/player';
import { reloadQueries, usePlayerQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useBus, useBusState } from '@grandstand/bus-contracts/react';
import type { GameManifest } from '../manifest';

type FreeSpins = AnswerOf<typeof bonusesFreeSpins>;

/**
 * How many free spins of a game the player has left, in the currency of their active account: a game for other money
 * does not use them. 0 for guests, and where nothing may be offered to the player.
 */
export function useFreeSpins(): (slug: string) => number {
  const bus = useBus<GameManifest>();
  const session = useBusState(sessionState);
  const iso = useBusState(accountState)?.activeAccount?.iso;
  const userId = session?.status === 'player' ? session.userId : undefined;
  const { data } = usePlayerQuery(bus, bonusesFreeSpins, {}, userId);
  const usable = userId === undefined ? [] : activeIn(data).filter((each) => each.iso === iso);
  return (slug) => usable.reduce((sum, each) => (each.slug === slug ? sum + each.left : sum), 0);
}

/** Loads shown free spins again when some may have been used; new ones are found by the next screen. */
export function useFreeSpinsReload(): void {
  const bus = useBus<GameManifest>();
  const client = useQueryClient();
  useEffect(
    () =>
      bus.on(bonusesChanged, () => {
        const queryKey = [bonusesFreeSpins.name];
        const loaded = client.getQueriesData<FreeSpins>({ queryKey });
        // A bet of a player without free spins changes none.
        if (loaded.some(([, data]) => activeIn(data).length > 0))
          reloadQueries(client, { queryKey });
      }),
    [bus, client],
  );
}

function activeIn(data: FreeSpins | undefined): FreeSpins['freeSpins'] {
  return data?.isBarred === false ? data.freeSpins.filter(({ state }) => state === 'active') : [];
}
