import { useQuery } from '@grandstand/bus-contracts/query';
import { useIsHydrated } from '@grandstand/bus-contracts/react';
import { contentQuery } from './queries';
import type { AnswerTo, ContentCall, ContentInput } from './source';
import { useSource } from './source-context';

/** What is known of an answer. */
export interface Content<Data> {
  readonly data: Data | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  /** The operator has no such thing. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** The answer to a call. */
export function useContent<C extends ContentCall>(
  call: C,
  input: ContentInput<C>,
  isNeeded = true,
): Content<AnswerTo<C>> {
  const isHydrated = useIsHydrated();
  const { data, error, dataUpdatedAt, refetch } = useQuery<AnswerTo<C>>({
    ...contentQuery(useSource(), { call, input }),
    enabled: isHydrated && isNeeded,
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null && error.name !== 'NotFoundError',
    isMissing: error?.name === 'NotFoundError',
    retry: () => void refetch(),
  };
}
