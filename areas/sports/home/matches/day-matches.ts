import type { Game } from '@grandstand/bus-contracts';
import { resultOf } from './match-result';

/** A match that begins sooner is of the day only where there are too few later ones. */
const SOONEST = 15 * 60_000;

/** Where the matches come from, each by start. */
export interface Coming {
  /** Matches of the great championships. */
  readonly best: readonly Game[];
  /** The next matches of all championships. */
  readonly next: readonly Game[];
}

export interface DayMatches {
  readonly ofDay: readonly Game[];
  /** The others that begin first. */
  readonly soon: readonly Game[];
}

/**
 * The matches of the day: those of great championships before others, and one of each championship before a second one.
 * Where too few of the great ones are later, one of each that begins sooner and the others follow, before a second one
 * that is about to begin.
 * @param listedAt when the games were loaded
 */
export function dayMatches({ best, next }: Coming, listedAt: number, count: number): DayMatches {
  const isLater = ({ startsAt }: Game): boolean => startsAt - listedAt >= SOONEST;
  const great = best.filter(isOpen).toSorted(byStart);
  const others = next
    .filter((game) => isOpen(game) && !best.some(({ id }) => id === game.id))
    .toSorted(byStart);
  const later = great.filter(isLater);
  const ranked = [
    ...new Set([
      ...firstOfEach(later),
      ...later,
      ...firstOfEach(great),
      ...firstOfEach(others.filter(isLater)),
      ...great,
      ...others.filter(isLater),
      ...others,
    ]),
  ];
  return {
    ofDay: ranked.slice(0, count),
    soon: ranked.slice(count).toSorted(byStart).slice(0, count),
  };
}

const byStart = (a: Game, b: Game): number => a.startsAt - b.startsAt || a.id - b.id;

/** The first match of each championship. */
function firstOfEach(games: readonly Game[]): readonly Game[] {
  const champs = games.map(({ champ }) => champ.id);
  return games.filter(({ champ }, place) => champs.indexOf(champ.id) === place);
}

/** Whether all outcomes of the result are offered. */
function isOpen(game: Game): boolean {
  return resultOf(game)?.outcomes.every(({ isBlocked }) => !isBlocked) ?? false;
}
