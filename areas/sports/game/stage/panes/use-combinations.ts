import { useEffect, useEffectEvent } from 'react';
import { createScheduler, type Game } from '@grandstand/bus-contracts';
import { callOperator, combinationAnswers } from '@grandstand/bus-contracts/answers';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import { useGameNow, useLineServices } from '@grandstand/line-ui';
import { interval } from 'rxjs';
import type { manifest } from '../../../manifest';

/** Prices of a match in play move every few seconds; those before it seldom. */
const LIVE_MS = 10_000;
const LINE_MS = 60_000;

/** The ready combinations of a match, loaded again while they are shown. */
export function useCombinations(game: Game) {
  const bus = useBus<typeof manifest>();
  const { clock } = useLineServices();
  const { isLive } = useGameNow(game.id) ?? game;
  const query = useQuery({
    queryKey: ['combinations', game.id],
    queryFn: ({ signal }) =>
      callOperator(
        bus,
        'lineCombinations',
        combinationAnswers.lineCombinations,
        { game: game.id },
        { signal },
      ),
    staleTime: 0,
  });
  const reload = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    const again = interval(isLive ? LIVE_MS : LINE_MS, createScheduler(clock)).subscribe(reload);
    return () => again.unsubscribe();
  }, [clock, isLive]);
  return query;
}
