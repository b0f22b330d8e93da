import { useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useLine } from '../../page/sports-context';
import { dayMatches } from './day-matches';
import { MatchRow } from './match-row';
import { CARDS } from './use-day-matches';

/** The matches of the day of one sport, loaded when it is chosen. They stay while it is. */
export function SportRow({ sport }: { readonly sport: string }): ReactElement {
  const { data, loadedAt, failure } = useLine({
    kind: 'games',
    section: 'line',
    sport,
    limit: LISTED,
  });
  const [held, hold] = useState<readonly Game[]>();
  if (!held && data) {
    const best = data.filter(({ isTop }) => isTop);
    hold(dayMatches({ best, next: data }, loadedAt, CARDS).ofDay);
  }
  const matches = held?.map((game) => data?.find(({ id }) => id === game.id) ?? game);
  return <MatchRow matches={matches} hasFailed={!held && failure !== undefined} />;
}

/** Enough matches of a sport to choose from. */
const LISTED = 30;
