import { betsChanged, betsGet, CommandError, type PlacedBet } from '@grandstand/bus-contracts';
import { reloadQueries, usePlayerQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect } from 'react';
import type { manifest } from '../manifest';

export interface BetNow {
  readonly bet: PlacedBet | undefined;
  /** When it was loaded. */
  readonly loadedAt: number;
  readonly failure: 'not-found' | 'unavailable' | undefined;
  readonly retry: () => void;
}

/** Loads a player's bet, and again when it is settled. */
export function useBet(id: string, userId: string | undefined): BetNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { data, loadedAt, error, retry } = usePlayerQuery(bus, betsGet, { id }, userId);
  useEffect(
    () =>
      bus.on(betsChanged, ({ ids }) => {
        if (ids.length === 0 || ids.includes(id))
          reloadQueries(client, { queryKey: [betsGet.name, { id }] });
      }),
    [bus, client, id],
  );
  const isMissing = error instanceof CommandError && error.code === 'not-found';
  return {
    bet: data,
    loadedAt,
    failure: error ? (isMissing ? 'not-found' : 'unavailable') : undefined,
    retry,
  };
}
