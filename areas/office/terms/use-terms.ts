import { useState } from 'react';
import { CommandError, termsConfirm, termsGet, type Terms } from '@grandstand/bus-contracts';
import { useAnswer, useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The terms as they stand on the page, and how agreeing to them goes. */
export interface TermsNow {
  /** Undefined until the first answer. */
  readonly terms: Terms | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly agree: (terms: Terms) => Promise<void>;
  readonly isAgreeing: boolean;
  /** Why the last agreement was not taken: `outdated` terms are loaded anew. */
  readonly refusal: 'outdated' | 'failed' | undefined;
}

/** Loads the terms that hold for a player, and tells the operator when they agree. */
export function useTerms(userId: string | undefined): TermsNow {
  const bus = useBus<typeof manifest>();
  const request = userId === undefined ? null : {};
  const { answer: terms, failure, retry } = useAnswer(termsGet, request);
  const [isAgreeing, setIsAgreeing] = useState(false);
  const [refusal, setRefusal] = useState<TermsNow['refusal']>();

  const agree = async ({ updatedAt }: Terms): Promise<void> => {
    setRefusal(undefined);
    setIsAgreeing(true);
    try {
      await bus.send(termsConfirm, { updatedAt });
    } catch (error) {
      const isOutdated = error instanceof CommandError && error.code === 'terms-changed';
      setRefusal(isOutdated ? 'outdated' : 'failed');
      if (isOutdated) retry();
    } finally {
      setIsAgreeing(false);
    }
  };

  return { terms, hasFailed: failure !== undefined, retry, agree, isAgreeing, refusal };
}
