import { verifyRound, type RoundVerdict } from '@grandstand/bus-contracts/domain/fair';
import { useRef, useState } from 'react';

interface Check {
  /** Undefined until a round was checked. */
  readonly verdict: RoundVerdict | undefined;
  readonly check: (published: unknown) => void;
  readonly clear: () => void;
}

/** Computes rounds again in the page; nothing is sent. */
export function useCheck(): Check {
  const [verdict, setVerdict] = useState<RoundVerdict>();
  /** Of several checks the last one counts. */
  const last = useRef(0);
  const begin = (): number => {
    setVerdict(undefined);
    last.current += 1;
    return last.current;
  };
  return {
    verdict,
    check(published) {
      const own = begin();
      void verifyRound(published).then((found) => {
        if (own === last.current) setVerdict(found);
      });
    },
    clear: begin,
  };
}
