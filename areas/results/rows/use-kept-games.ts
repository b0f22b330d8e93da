import { useState } from 'react';
import type { GameResult } from '@grandstand/bus-contracts/answers';

interface Kept {
  readonly key: string;
  readonly answer: readonly GameResult[] | undefined;
  readonly games: readonly GameResult[];
}

/** The games that are shown: those of a newer answer come after the others, and one that it has no more stays, so that no row moves. */
export function useStoredGames(
  key: string,
  answer: readonly GameResult[] | undefined,
): readonly GameResult[] {
  const [kept, setKept] = useState<Kept>({ key, answer, games: answer ?? [] });
  if (kept.key === key && kept.answer === answer) return kept.games;
  const games = kept.key === key ? keepPlaces(kept.games, answer ?? []) : (answer ?? []);
  setKept({ key, answer, games });
  return games;
}

/** The games of before with what is known of them now, then the new ones. */
export function keepPlaces(
  before: readonly GameResult[],
  now: readonly GameResult[],
): readonly GameResult[] {
  const newest = new Map(now.map((game) => [game.id, game]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((game) => newest.get(game.id) ?? game),
    ...now.filter(({ id }) => !known.has(id)),
  ];
}
