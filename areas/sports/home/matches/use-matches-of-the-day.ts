import { useState } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { HOME_BEST } from '../../line/resources';
import { useLine } from '../../page/sports-context';
import { matchesOfTheDay } from './matches-of-the-day';

/** Cards beside each other. */
export const CARDS = 3;

interface DayMatches {
  /** Undefined until they are loaded. */
  readonly first: readonly Game[] | undefined;
  readonly more: readonly Game[];
}

/** The matches of the day. They stay while the page is open: no other match takes the place of one that is looked at. */
export function useMatchesOfTheDay(): DayMatches {
  const { data, loadedAt } = useLine(HOME_BEST);
  const choose = (): readonly Game[] | undefined =>
    data && matchesOfTheDay(data, loadedAt, 2 * CARDS);
  const [held, hold] = useState(choose);
  if (!held && data) hold(choose);
  const now = held?.map((game) => data?.find(({ id }) => id === game.id) ?? game);
  return { first: now?.slice(0, CARDS), more: now?.slice(CARDS) ?? [] };
}
