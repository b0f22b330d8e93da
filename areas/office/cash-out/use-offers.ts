import { configState, type AnswerOf, type PlacedBet } from '@grandstand/bus-contracts';
import { cashOutDue, cashOutOffers } from '@grandstand/bus-contracts/player';
import { reloadQueries, usePlayerQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useBus, useBusState } from '@grandstand/bus-contracts/react';
import { useEffect } from 'react';
import type { manifest } from '../manifest';

export type Offer = AnswerOf<typeof cashOutOffers>['offers'][number];

/** Loads the offers to cash out the open ones of these bets, by bet, and again as long as they are shown. */
export function useOffers(
  bets: readonly PlacedBet[],
  userId: string | undefined,
): ReadonlyMap<string, Offer> {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const isOffered = useBusState(configState)?.isCashOutOffered === true;
  const betIds = bets.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  const request = { betIds: betIds.slice(0, MAX_BETS) };
  const { data } = usePlayerQuery(bus, cashOutOffers, request, userId, {
    isNeeded: isOffered && betIds.length > 0,
  });
  useEffect(
    () => bus.on(cashOutDue, () => reloadQueries(client, { queryKey: [cashOutOffers.name] })),
    [bus, client],
  );
  return new Map(data?.offers.map((offer) => [offer.betId, offer]));
}

/** As many as one request may name. */
const MAX_BETS = 100;
