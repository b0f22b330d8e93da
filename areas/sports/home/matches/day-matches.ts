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
 * @param listedAt when the games were loaded
 */
export function dayMatches({ best, next }: Coming, listedAt: number, count: number): DayMatches {
  const others = next.filter(({ id }) => !best.some((game) => game.id === id));
  const ranked = [...rank(best, listedAt), ...rank(others, listedAt)];
  return {
    ofDay: ranked.slice(0, count),
    soon: ranked.slice(count).toSorted(byStart).slice(0, count),
  };
}

function rank(games: readonly Game[], listedAt: number): readonly Game[] {
  const open = games.filter(isOpen).toSorted(byStart);
  const later = open.filter(({ startsAt }) => startsAt - listedAt >= SOONEST);
  const champs = later.map(({ champ }) => champ.id);
  const first = later.filter(({ champ }, place) => champs.indexOf(champ.id) === place);
  return [...new Set([...first, ...later, ...open])];
}

const byStart = (a: Game, b: Game): number => a.startsAt - b.startsAt || a.id - b.id;

/** Whether all outcomes of the result are offered. */
function isOpen(game: Game): boolean {
  return resultOf(game)?.outcomes.every(({ isBlocked }) => !isBlocked) ?? false;
}
