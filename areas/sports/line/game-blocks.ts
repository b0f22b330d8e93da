import type { Game } from '@grandstand/bus-contracts';
import { columnsOf, type Column } from './columns';

/** The games of one championship under one heading. */
export interface GameBlock {
  readonly champ: Game['champ'];
  readonly sport: Game['sport'];
  readonly games: readonly Game[];
  readonly columns: readonly Column[];
}

/** Puts a list's games under their championships, in the order in which these first come. */
export function gameBlocks(games: readonly Game[]): readonly GameBlock[] {
  const byChamp = new Map<number, Game[]>();
  for (const game of games) {
    const block = byChamp.get(game.champ.id);
    if (block) block.push(game);
    else byChamp.set(game.champ.id, [game]);
  }
  return [...byChamp.values()].flatMap((block) => {
    const [first] = block;
    return first
      ? [{ champ: first.champ, sport: first.sport, games: block, columns: columnsOf(block) }]
      : [];
  });
}
