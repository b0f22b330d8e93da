import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { casinoMeters } from '@grandstand/bus-contracts/player';
import { useIsTakenOver, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useStreamKey } from '@grandstand/bus-contracts/react';
import { useSource } from './games-context';
import { jackpotsQuery } from './queries';
import type { GameAnswer } from './use-game-call';

/** The jackpots, with what they had when they were loaded. */
export function useJackpots(): GameAnswer<Jackpots> {
  const { language } = useAreaWords();
  const isTakenOver = useIsTakenOver();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...jackpotsQuery(useSource(), language),
    enabled: isTakenOver,
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null && error.name !== 'NotFoundError',
    isMissing: error?.name === 'NotFoundError',
    retry: () => void refetch(),
  };
}

/** What a jackpot has now, in minor units. */
export function useMeter({
  name,
  money,
}: Pick<Jackpots['jackpots'][number], 'name' | 'money'>): number {
  return useStreamKey(casinoMeters, name)?.money ?? money;
}
