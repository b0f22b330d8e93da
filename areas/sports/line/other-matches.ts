import type { Game } from '@grandstand/bus-contracts';
import { MAX_OTHERS } from './resources';

/** The live matches beside a match: those of its sport first. */
export function otherMatches(
  gameId: number,
  ofSport: readonly Game[],
  ofAll: readonly Game[],
): readonly Game[] {
  const games = new Map([...ofSport, ...ofAll].map((game) => [game.id, game]));
  games.delete(gameId);
  return [...games.values()].slice(0, MAX_OTHERS);
}

interface HeldMatches {
  readonly shown: readonly Game[];
  /** Ids of matches that are shown and no longer in the list. */
  readonly gone: ReadonlySet<number>;
}

/**
 * Keeps each match at its place, so that no row moves. The place of one that has left goes to a new match,
 * unless the places are held: then it keeps its row.
 */
export function holdPlaces(
  before: readonly Game[],
  now: readonly Game[],
  isHeld: boolean,
): HeldMatches {
  if (before.length === 0) return { shown: now, gone: new Set() };
  const games = new Map(now.map((game) => [game.id, game]));
  const shownBefore = new Set(before.map(({ id }) => id));
  const free = isHeld ? [] : now.filter(({ id }) => !shownBefore.has(id));
  const shown = before.map((game) => games.get(game.id) ?? free.shift() ?? game);
  const gone = shown.map(({ id }) => id).filter((id) => !games.has(id));
  return { shown, gone: new Set(gone) };
}
