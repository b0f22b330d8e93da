import {
  callOperator,
  siteSearchSchema,
  type SearchFinding,
} from '@grandstand/bus-contracts/answers';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';
import { useShell } from '../../frame/shell-context';

/** The pause in typing after which the operator is asked. */
export const TYPING_MS = 150;

export interface SearchAnswer {
  readonly words: string;
  readonly found: readonly SearchFinding[];
  readonly hasFailed: boolean;
}

const NONE: SearchAnswer = { words: '', found: [], hasFailed: false };

/** What the operator finds for the words; the last answer stays until the next, and an older request is aborted. */
export function useAnswer(words: string): SearchAnswer & { readonly retry: () => void } {
  const bus = useBus();
  const { clock } = useShell();
  const [answer, setAnswer] = useState(NONE);
  const [again, setAgain] = useState<{ readonly words: string }>();
  useEffect(() => {
    if (words === '') return undefined;
    const left = new AbortController();
    const { signal } = left;
    const ask = async (): Promise<void> => {
      try {
        const input = { search: words };
        const found = await callOperator(bus, 'siteSearch', siteSearchSchema, input, { signal });
        setAnswer({ words, found, hasFailed: false });
      } catch {
        // The service that answers logs the error.
        if (!signal.aborted) setAnswer({ words, found: [], hasFailed: true });
      }
    };
    const cancel = clock.after(again?.words === words ? 0 : TYPING_MS, () => void ask());
    return () => {
      cancel();
      left.abort();
    };
  }, [bus, clock, words, again]);
  return { ...(words === '' ? NONE : answer), retry: () => setAgain({ words }) };
}
