import type * as v from 'valibot';
import { apiCall, type AnswerOf } from '@grandstand/bus-contracts';
import type { areaAnswers } from '@grandstand/bus-contracts/answers';
import { useAnswer } from '@grandstand/bus-contracts/react';

type Appeals = v.InferOutput<typeof areaAnswers.blockAppeals>;
export type Appeal = Appeals[number];

interface AppealsNow {
  /** Undefined until the first answer. */
  readonly appeals: readonly Appeal[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The appeals of the player who is signed in. */
export function useAppeals(isPlayer: boolean): AppealsNow {
  const request = { call: 'blockAppeals', input: {} } as const;
  const { answer, failure, retry } = useAnswer(apiCall, isPlayer ? request : null, {
    read: readAppeals,
  });
  return { appeals: answer, hasFailed: failure !== undefined, retry };
}

async function readAppeals({ answer }: AnswerOf<typeof apiCall>): Promise<Appeals> {
  const [{ areaAnswers: shapes }, { parse }] = await Promise.all([
    import('@grandstand/bus-contracts/answers'),
    import('valibot'),
  ]);
  return parse(shapes.blockAppeals, answer);
}
