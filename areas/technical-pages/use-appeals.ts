import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { apiCall } from '@grandstand/bus-contracts';
import type { areaAnswers } from '@grandstand/bus-contracts/answers';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from './manifest';

export type Appeal = v.InferOutput<typeof areaAnswers.blockAppeals>[number];

interface AppealsNow {
  /** Undefined until the first answer. */
  readonly appeals: readonly Appeal[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The appeals of the player who is signed in. */
export function useAppeals(isPlayer: boolean): AppealsNow {
  const bus = useBus<typeof manifest>();
  const [appeals, setAppeals] = useState<readonly Appeal[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isPlayer) return undefined;
    let isGone = false;
    const load = async (): Promise<readonly Appeal[]> => {
      const [{ answer }, { areaAnswers: shapes }, { parse }] = await Promise.all([
        bus.send(apiCall, { call: 'blockAppeals', input: {} }),
        import('@grandstand/bus-contracts/answers'),
        import('valibot'),
      ]);
      return parse(shapes.blockAppeals, answer);
    };
    load().then(
      (found) => isGone || setAppeals(found),
      () => isGone || setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [bus, isPlayer, attempt]);

  const retry = useCallback(() => {
    setHasFailed(false);
    setAttempt((number) => number + 1);
  }, []);
  return { appeals, hasFailed, retry };
}
