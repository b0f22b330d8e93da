import { apiCall, sessionState } from '@grandstand/bus-contracts';
import { orNotFound } from '@grandstand/bus-contracts/area';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus, useBusState, useIsHydrated } from '@grandstand/bus-contracts/react';
import * as v from 'valibot';
import type { manifest } from '../../manifest';
import { useOffers } from '../../data/use-offers';
import { TEXT_ANSWERS, textCall, textKey } from '../../page/text-queries';
import type { AnswerTo, TextCall, TextQuery } from '../../page/text-queries';

/** A text of the operator, which promotes: a visitor to whom nothing may be offered gets none. */
export function useText<C extends TextCall>(wanted: TextQuery) {
  const bus = useBus<typeof manifest>();
  const isHydrated = useIsHydrated();
  const status = useBusState(sessionState)?.status;
  const offers = useOffers();
  const isBarred = offers.data?.isBarred === true;
  const mayShow = offers.data?.isBarred === false;
  const { data, dataUpdatedAt, error, refetch } = useQuery<AnswerTo<C>>({
    queryKey: textKey(wanted),
    queryFn: async ({ signal }) => {
      const { call, input } = textCall(wanted);
      try {
        const { answer } = await bus.send(apiCall, { call, input }, { signal });
        return v.parse(TEXT_ANSWERS[call], answer);
      } catch (failure) {
        throw orNotFound(failure, 'a text');
      }
    },
    enabled: isHydrated && mayShow,
  });
  const hasNone = error?.name === 'NotFoundError';
  // The server renders a text for guests alone, and knows that the visitor is one.
  const isShown = mayShow || (status !== 'player' && !isBarred);
  return {
    data: isShown ? data : undefined,
    loadedAt: dataUpdatedAt,
    isBarred,
    isMissing: hasNone,
    hasFailed: offers.hasFailed || (error !== null && !hasNone),
    retry: () => {
      if (offers.hasFailed) offers.retry();
      else void refetch();
    },
  };
}
