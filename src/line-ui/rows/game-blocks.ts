import type { Game } from '@grandstand/bus-contracts';
import { columnOrder, columnsOf, type Column } from './columns/columns';

/** The games of one championship under one heading. */
export interface GameBlock {
  readonly champ: Game['champ'];
  readonly sport: Game['sport'];
  readonly games: readonly Game[];
  /** How many games the championship has in the list, of which `games` may be the first. */
  readonly count: number;
  readonly columns: readonly Column[];
  /** Shown above the first block of a country, where blocks are sorted by country. */
  readonly country: string | null;
}

/** What a list has behind the games that are there. */
export interface RestOfList {
  readonly count: number;
  /** Numbers of games by championship. */
  readonly champs: Readonly<Record<string, number>>;
  /** Types of their markets by sport. */
  readonly markets: Readonly<Record<string, readonly number[]>>;
}

/** The player's settings of lists. */
export interface ListOrder {
  /** Market types in the order of columns. */
  readonly markets: readonly number[];
  readonly isBestOnTop: boolean;
  readonly isByCountry: boolean;
}

const AS_THEY_COME: ListOrder = {
  markets: columnOrder(0),
  isBestOnTop: false,
  isByCountry: false,
};

/**
 * Puts a list's games under their championships, in the order in which these first come.
 * Blocks of one sport have the same columns: a league whose last game has closed a market keeps its place for it.
 */
export function gameBlocks(
  games: readonly Game[],
  { markets, isBestOnTop, isByCountry }: ListOrder = AS_THEY_COME,
  rest?: RestOfList,
): readonly GameBlock[] {
  const columns = new Map(
    [...grouped(games, (game) => game.sport.id)].map(([sport, all]) => [
      sport,
      columnsOf(all, markets, rest?.markets[sport]),
    ]),
  );
  const inOrder = isBestOnTop ? games.toSorted((a, b) => Number(b.isTop) - Number(a.isTop)) : games;
  const blocks = [...grouped(inOrder, (game) => game.champ.id).values()].flatMap((block) => {
    const [first] = block;
    if (!first) return [];
    const { champ, sport } = first;
    return [
      {
        champ,
        sport,
        games: block,
        count: block.length + (rest?.champs[champ.id] ?? 0),
        columns: columns.get(sport.id) ?? [],
        country: null,
      },
    ];
  });
  return isByCountry ? byCountry(blocks) : blocks;
}

/** The first so many games, in their blocks; a whole block is the same object. */
export function firstGames(blocks: readonly GameBlock[], most: number): readonly GameBlock[] {
  let room = most;
  return blocks.flatMap((block) => {
    const games = block.games.slice(0, Math.max(0, room));
    room -= games.length;
    if (games.length === block.games.length) return [block];
    return games.length > 0 ? [{ ...block, games }] : [];
  });
}

/** The blocks of a sport and country one after another, the country named above the first. */
function byCountry(blocks: readonly GameBlock[]): readonly GameBlock[] {
  const countries = grouped(blocks, ({ sport, champ }) => `${sport.id} ${champ.country ?? ''}`);
  return [...countries.values()].flatMap((all) =>
    all.map((block, place) => (place === 0 ? { ...block, country: block.champ.country } : block)),
  );
}

function grouped<T, Key>(
  things: readonly T[],
  keyOf: (thing: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}
