import { useEffect, useEffectEvent } from 'react';
import type { Course, Game } from '@grandstand/bus-contracts';
import { courseState, useGameNow } from '@grandstand/line-ui';
import { useLine } from '../../page/sports-context';

const NOTHING: Course = { events: [], statistics: [] };

/** What has happened in a match; nothing where the operator has not said it yet. */
export function useCourse(game: Game): Course {
  const { score } = useGameNow(game.id) ?? game;
  const { data = NOTHING, reload } = useLine({ kind: 'course', gameId: game.id });
  const wanted = score ? courseState(score.events, score) : null;
  const loadNews = useEffectEvent((state: string | null) => {
    const { events } = data;
    const last = events.findLast(({ kind }) => kind === 'goal')?.score ?? { home: 0, away: 0 };
    if (state !== null && state !== courseState(events.length, last)) reload();
  });
  // The feed gives only the number of events; the events are loaded.
  useEffect(() => loadNews(wanted), [wanted]);
  return data;
}
