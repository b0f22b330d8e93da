import type * as v from 'valibot';
import { apiCall } from '@grandstand/bus-contracts';
import type { areaAnswers } from '@grandstand/bus-contracts/answers';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

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
  const bus = useBus<typeof manifest>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['blockAppeals'],
    queryFn: async ({ signal }) => {
      const request = { call: 'blockAppeals', input: {} } as const;
      return readAppeals(await bus.send(apiCall, request, { signal }));
    },
    enabled: isPlayer,
    // The client goes with the player's list.
    gcTime: 0,
  });
  return { appeals: data, hasFailed: isError, retry: () => void refetch() };
}

async function readAppeals({ answer }: { readonly answer: unknown }): Promise<Appeals> {
  const [{ areaAnswers: shapes }, { parse }] = await Promise.all([
    import('@grandstand/bus-contracts/answers'),
    import('valibot'),
  ]);
  return parse(shapes.blockAppeals, answer);
}
