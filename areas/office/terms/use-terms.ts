import { CommandError, termsConfirm, termsGet, type Terms } from '@grandstand/bus-contracts';
import { commandQuery, useMutation, useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The terms as the page shows them, and the state of agreeing to them. */
export interface TermsNow {
  /** Undefined until the first answer. */
  readonly terms: Terms | undefined;
  /** When they were loaded. */
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly agree: (terms: Terms) => void;
  readonly isAgreeing: boolean;
  /** Why the last confirmation was refused: `outdated` terms are loaded again. */
  readonly refusal: 'outdated' | 'failed' | undefined;
}

/** Loads the player's terms, and reports their agreement to the operator. */
export function useTerms(userId: string | undefined): TermsNow {
  const bus = useBus<typeof manifest>();
  const terms = useQuery({
    ...commandQuery(bus, termsGet, {}, userId),
    enabled: userId !== undefined,
  });
  const agreement = useMutation({
    mutationFn: ({ updatedAt }: Terms) => bus.send(termsConfirm, { updatedAt }),
    onError: (error) => {
      if (isOutdated(error)) void terms.refetch();
    },
  });
  const { error } = agreement;
  return {
    terms: terms.data,
    loadedAt: terms.dataUpdatedAt,
    hasFailed: terms.isError,
    retry: () => void terms.refetch(),
    agree: agreement.mutate,
    isAgreeing: agreement.isPending,
    refusal: error ? (isOutdated(error) ? 'outdated' : 'failed') : undefined,
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof CommandError && error.code === 'terms-changed';
}
