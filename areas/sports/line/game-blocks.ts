import type { Game } from '@grandstand/bus-contracts';
import { columnsOf, type Column } from './columns';

/** The games of one championship under one heading. */
export interface GameBlock {
  readonly champ: Game['champ'];
  readonly sport: Game['sport'];
  readonly games: readonly Game[];
  readonly columns: readonly Column[];
}

/**
 * Puts a list's games under their championships, in the order in which these first come.
 * Blocks of one sport have the same columns: a league whose last game has closed a market keeps its place for it.
 */
export function gameBlocks(games: readonly Game[]): readonly GameBlock[] {
  const columns = new Map(
    [...grouped(games, (game) => game.sport.id)].map(([sport, all]) => [sport, columnsOf(all)]),
  );
  return [...grouped(games, (game) => game.champ.id).values()].flatMap((block) => {
    const [first] = block;
    if (!first) return [];
    const { champ, sport } = first;
    return [{ champ, sport, games: block, columns: columns.get(sport.id) ?? [] }];
  });
}

function grouped(
  games: readonly Game[],
  keyOf: (game: Game) => number,
): ReadonlyMap<number, readonly Game[]> {
  const groups = new Map<number, Game[]>();
  for (const game of games) {
    const group = groups.get(keyOf(game));
    if (group) group.push(game);
    else groups.set(keyOf(game), [game]);
  }
  return groups;
}
