import { CommandError, termsConfirm, termsGet, type Terms } from '@grandstand/bus-contracts';
import { useMutation, usePlayerQuery, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The terms as the page shows them, and the state of agreeing to them. */
export interface TermsNow extends Loaded<Terms> {
  readonly agree: (terms: Terms) => void;
  readonly isAgreeing: boolean;
  /** Why the last confirmation was refused: `outdated` terms are loaded again. */
  readonly refusal: 'outdated' | 'failed' | undefined;
}

/** Loads the player's terms, and reports their agreement to the operator. */
export function useTerms(userId: string | undefined): TermsNow {
  const bus = useBus<typeof manifest>();
  const loaded = usePlayerQuery(bus, termsGet, {}, userId);
  const agreement = useMutation({
    mutationFn: ({ updatedAt }: Terms) => bus.send(termsConfirm, { updatedAt }),
    onError: (error) => {
      if (isOutdated(error)) loaded.retry();
    },
  });
  const { error } = agreement;
  return {
    ...loaded,
    agree: agreement.mutate,
    isAgreeing: agreement.isPending,
    refusal: error ? (isOutdated(error) ? 'outdated' : 'failed') : undefined,
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof CommandError && error.code === 'terms-changed';
}
