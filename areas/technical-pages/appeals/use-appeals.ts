import { apiCall } from '@grandstand/bus-contracts';
import { areaAnswers } from '@grandstand/bus-contracts/answers';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import * as v from 'valibot';
import type { manifest } from '../manifest';

type Appeals = v.InferOutput<typeof areaAnswers.blockAppeals>;
export type Appeal = Appeals[number];

interface AppealsNow {
  /** Undefined until the first answer. */
  readonly appeals: readonly Appeal[] | undefined;
  /** When they were loaded. */
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The appeals of the player who is signed in. */
export function useAppeals(isPlayer: boolean): AppealsNow {
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['blockAppeals'],
    queryFn: async ({ signal }) => {
      const request = { call: 'blockAppeals', input: {} } as const;
      const { answer } = await bus.send(apiCall, request, { signal });
      return v.parse(areaAnswers.blockAppeals, answer);
    },
    enabled: isPlayer,
    // The client is removed with the player's list.
    gcTime: 0,
  });
  return {
    appeals: data,
    loadedAt: dataUpdatedAt,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
