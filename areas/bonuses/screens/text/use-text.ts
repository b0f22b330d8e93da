import { sessionState } from '@grandstand/bus-contracts';
import { callOperator } from '@grandstand/bus-contracts/answers';
import { orNotFound } from '@grandstand/bus-contracts/area';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus, useBusState, useIsHydrated } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';
import { useOffers } from '../../data/use-offers';
import { TEXT_ANSWERS, textKey } from '../../page/text-queries';
import type { AnswerTo, TextCall, TextQuery } from '../../page/text-queries';

type Sender = Parameters<typeof callOperator>[0];

const LOADERS: {
  readonly [C in TextCall]: (
    bus: Sender,
    wanted: TextQuery,
    signal: AbortSignal,
  ) => Promise<AnswerTo<C>>;
} = {
  contentList: (bus, { of }, signal) =>
    callOperator(bus, 'contentList', TEXT_ANSWERS.contentList, { kind: of }, { signal }),
  contentPage: (bus, { of, slug }, signal) => {
    const input = { kind: of, slug: slug ?? '' };
    return callOperator(bus, 'contentPage', TEXT_ANSWERS.contentPage, input, { signal });
  },
};

/** A text of the operator, which promotes: a visitor to whom nothing may be offered gets none. */
export function useText<C extends TextCall>(call: C, wanted: TextQuery) {
  const bus = useBus<typeof manifest>();
  const isHydrated = useIsHydrated();
  const status = useBusState(sessionState)?.status;
  const offers = useOffers();
  const isBarred = offers.data?.isBarred === true;
  const mayShow = offers.data?.isBarred === false;
  const { data, dataUpdatedAt, error, refetch } = useQuery<AnswerTo<C>>({
    queryKey: textKey(wanted),
    queryFn: async ({ signal }) => {
      try {
        return await LOADERS[call](bus, wanted, signal);
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
