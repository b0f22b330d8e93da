import { useState } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { HOME_BEST, type GamesResource } from '../../line/resources';
import { useLine } from '../../page/sports-context';
import { dayMatches, type DayMatches } from './day-matches';

/** Cards beside each other. */
export const CARDS = 3;

/**
 * The matches of the day and those that begin soon; undefined until they are loaded.
 * They stay while the page is open: no other match takes the place of one that is looked at.
 * @param list the coming matches that home lists
 */
export function useDayMatches(list: GamesResource): DayMatches | undefined {
  const best = useLine(HOME_BEST);
  const next = useLine(list);
  const [held, hold] = useState<DayMatches>();
  const lists = [best, next];
  const [ofBest = [], ofNext = []] = lists.map(({ data }) => data);
  // One list that could not be loaded leaves the other.
  const isLoaded =
    lists.some(({ data }) => data) && lists.every(({ data, failure }) => data ?? failure);
  if (!held && isLoaded) {
    const listedAt = Math.max(best.loadedAt, next.loadedAt);
    hold(dayMatches({ best: ofBest, next: ofNext }, listedAt, CARDS));
  }
  const inLine = (game: Game): Game =>
    [...ofBest, ...ofNext].find(({ id }) => id === game.id) ?? game;
  return held && { ofDay: held.ofDay.map(inLine), soon: held.soon.map(inLine) };
}
