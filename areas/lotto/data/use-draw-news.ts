import { useEffect } from 'react';
import { lottoDrawn, lottoTickets } from '@grandstand/bus-contracts/player';
import { reloadQueries, useQueryClient, type QueryClient } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import { useTimeLeft } from '@grandstand/bus-contracts/time';
import type { manifest } from '../manifest';
import type { DrawList, LottoLotteries } from './source';
import { DRAWS, LOTTERIES } from './use-lotto';

/** Loads again what a draw has changed, as soon as it is made. */
export function useDrawNews(): void {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  useEffect(
    () =>
      bus.on(lottoDrawn, ({ drawId }) => {
        // The last draws come in the beginning too.
        if (!isShown(client, drawId)) reload(client);
      }),
    [bus, client],
  );
}

/** Loads again when the sale of a draw ends: another one is the next. For one draw: give it a key. */
export function ReloadAtClose({ closesAt }: { readonly closesAt: number }): null {
  const client = useQueryClient();
  const isOver = useTimeLeft(closesAt) === 0;
  useEffect(() => {
    if (isOver) reload(client);
  }, [isOver, client]);
  return null;
}

function isShown(client: QueryClient, drawId: number): boolean {
  const now = client.getQueryData<LottoLotteries>([LOTTERIES]);
  if (now?.lotteries.some(({ last }) => last?.id === drawId)) return true;
  return client
    .getQueriesData<DrawList>({ queryKey: [DRAWS] })
    .some(([, list]) => list?.draws.some(({ id, numbers }) => id === drawId && numbers !== null));
}

function reload(client: QueryClient): void {
  for (const key of [LOTTERIES, DRAWS, lottoTickets.name]) {
    reloadQueries(client, { queryKey: [key] });
  }
}
