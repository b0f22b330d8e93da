import { useCallback, useEffect } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { callOperator, promoAnswers } from '@grandstand/bus-contracts/answers';
import {
  bonusesChanged,
  bonusesFreeSpins,
  bonusesJournal,
  bonusesMine,
} from '@grandstand/bus-contracts/player';
import {
  reloadQueries,
  usePlayerQuery,
  useQuery,
  useQueryClient,
} from '@grandstand/bus-contracts/query';
import { useBus, useBusState, useShownPlayer } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

const OFFERS = 'bonus-offers';

/** The offers for the visitor; those of one player are never shown to the next. */
export function useOffers() {
  const bus = useBus<typeof manifest>();
  const status = useBusState(sessionState)?.status;
  const { userId } = useShownPlayer();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: [OFFERS, status === 'guest' ? '' : userId],
    queryFn: ({ signal }) =>
      callOperator(bus, 'bonusOffers', promoAnswers.bonusOffers, {}, { signal }),
    // A visitor is not known before their session is.
    enabled: status === 'guest' || userId !== undefined,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}

/** The player's bonuses, loaded again when one may have changed, and the offers with them. */
export function useOwnBonuses() {
  const bus = useBus<typeof manifest>();
  const { userId } = useShownPlayer();
  const reload = useReload();
  useEffect(() => bus.on(bonusesChanged, reload), [bus, reload]);
  return usePlayerQuery(bus, bonusesMine, {}, userId);
}

/** Loads bonuses, free spins and offers again. */
export function useReload(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const key of [OFFERS, bonusesFreeSpins.name, bonusesMine.name, bonusesJournal.name]) {
      reloadQueries(client, { queryKey: [key] });
    }
  }, [client]);
}
