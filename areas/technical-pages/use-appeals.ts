import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { apiCall, type HandleOf } from '@grandstand/bus-contracts';
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
  /** Counts loads: a late answer never overwrites a later one's. */
  const ticket = useRef(0);

  const load = useCallback(() => {
    ticket.current += 1;
    const mine = ticket.current;
    loadAppeals(bus).then(
      (found) => mine === ticket.current && setAppeals(found),
      () => mine === ticket.current && setHasFailed(true),
    );
  }, [bus]);

  useEffect(() => {
    if (isPlayer) load();
    return () => {
      ticket.current += 1;
    };
  }, [load, isPlayer]);

  const retry = (): void => {
    setHasFailed(false);
    load();
  };
  return { appeals, hasFailed, retry };
}

async function loadAppeals(bus: HandleOf<typeof manifest>): Promise<readonly Appeal[]> {
  const [{ answer }, { areaAnswers: shapes }, { parse }] = await Promise.all([
    bus.send(apiCall, { call: 'blockAppeals', input: {} }),
    import('@grandstand/bus-contracts/answers'),
    import('valibot'),
  ]);
  return parse(shapes.blockAppeals, answer);
}
