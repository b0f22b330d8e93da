import type { Game } from '@grandstand/bus-contracts';
import { callOperator, resultsAnswers } from '@grandstand/bus-contracts/answers';
import { orNotFound } from '@grandstand/bus-contracts/area';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';

/** Tables and past matches change with the end of a match of the league. */
const FRESH_MS = 300_000;

/** The championship of a match with its table; asked for where the site has statistics. */
export function useChampOf({ champ }: Game, isEnabled: boolean) {
  const bus = useBus<typeof manifest>();
  const { language } = useAreaWords();
  return useQuery({
    queryKey: ['statistic', language, 'champ', champ.id],
    queryFn: ({ signal }) =>
      callOperator(
        bus,
        'lineChamp',
        resultsAnswers.lineChamp,
        { champ: String(champ.id) },
        { signal },
      ).catch((error: unknown) => {
        throw orNotFound(error, `championship ${champ.id}`);
      }),
    enabled: isEnabled,
    staleTime: FRESH_MS,
  });
}

/** The known matches of the teams against each other. */
export function useMeetingsOf({ homeId, awayId }: Game) {
  const bus = useBus<typeof manifest>();
  const { language } = useAreaWords();
  return useQuery({
    queryKey: ['statistic', language, 'meetings', homeId, awayId],
    queryFn: ({ signal }) =>
      callOperator(
        bus,
        'lineHeadToHead',
        resultsAnswers.lineHeadToHead,
        { team: homeId, rival: awayId },
        { signal },
      ).catch((error: unknown) => {
        throw orNotFound(error, `meetings of ${homeId} and ${awayId}`);
      }),
    staleTime: FRESH_MS,
  });
}
