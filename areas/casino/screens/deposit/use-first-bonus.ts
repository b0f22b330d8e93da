import { sessionState } from '@grandstand/bus-contracts';
import {
  callOperator,
  promoAnswers,
  type BonusOfferView,
  type MoneyOffer,
} from '@grandstand/bus-contracts/answers';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus, useBusState, useShownPlayer } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';

/** The offer for a first deposit whose money may be staked on slots; null: the operator has none for the visitor. */
export function firstSlotBonus(offers: readonly BonusOfferView[]): MoneyOffer | null {
  const fits = (offer: BonusOfferView): offer is MoneyOffer =>
    offer.gives === 'money' &&
    offer.terms.trigger === 'first-deposit' &&
    (offer.terms.contribution['slots'] ?? 0) > 0;
  return offers.find(fits) ?? null;
}

/** The bonus of a first deposit for slots, as the operator offers it to the visitor. */
export function useFirstBonus() {
  const bus = useBus<typeof manifest>();
  const status = useBusState(sessionState)?.status;
  const { userId } = useShownPlayer();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    // What is offered to one player is never shown to the next.
    queryKey: ['first-slot-bonus', status === 'guest' ? '' : userId],
    queryFn: async ({ signal }) => {
      const schema = promoAnswers.bonusOffers;
      const { offers } = await callOperator(bus, 'bonusOffers', schema, {}, { signal });
      return { offer: firstSlotBonus(offers) };
    },
    enabled: status === 'guest' || userId !== undefined,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}
