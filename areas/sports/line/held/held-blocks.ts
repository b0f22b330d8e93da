import type { Game } from '@grandstand/bus-contracts';
import { firstGames, type GameBlock } from '@grandstand/line-ui';

/** The games of a list that are there, and how many are behind them. */
export interface ListedGames {
  readonly blocks: readonly GameBlock[];
  readonly behind: number;
}

/** A list as it is shown while its rows must not move. */
export interface HeldBlocks {
  readonly shown: ListedGames;
  /** Games that are shown and no longer in the list. */
  readonly gone: ReadonlySet<number>;
  /** How many games of the list are not shown. */
  readonly news: number;
}

/**
 * Puts a new list under the first `rows` rows of the one that is shown, which keep their places.
 * Matches that belong below these rows are shown there; those that belong among them are counted, and not shown.
 */
export function holdBlocks(
  { blocks: before, behind }: ListedGames,
  { blocks: now, behind: stillBehind }: ListedGames,
  inPlace: number,
): HeldBlocks {
  // What was behind the rows has its room: it moves nothing, also where the end of the list is in view.
  const rows = behind > 0 ? Math.min(inPlace, gamesOf(before).length) : inPlace;
  const held = firstGames(before, rows);
  const games = new Map(gamesOf(now).map((game) => [game.id, game]));
  const heldIds = new Set(gamesOf(held).map(({ id }) => id));
  const free = now.flatMap((block) => {
    const rest = block.games.filter(({ id }) => !heldIds.has(id));
    return rest.length > 0 ? [{ ...block, games: rest }] : [];
  });
  const mayCome = isBelowHeld(before, now, held, rows);
  const last = held.at(-1);
  const isByCountry = [...before, ...now].some(({ country }) => country !== null);
  const columns = new Map(held.map((block) => [block.sport.id, block.columns]));
  const behindOf = new Map(
    now.map(({ champ, games: own, count }) => [champ.id, count - own.length]),
  );
  const withGames = (block: GameBlock, own: readonly Game[]): GameBlock => ({
    ...block,
    games: own,
    count: own.length + (behindOf.get(block.champ.id) ?? 0),
  });

  const shown: GameBlock[] = held.map((block) => {
    const own = block.games.map((game) => games.get(game.id) ?? game);
    const more =
      block === last
        ? free.filter(({ champ }) => champ.id === block.champ.id).flatMap((rest) => rest.games)
        : [];
    return withGames(block, [...own, ...more.filter(mayCome)]);
  });
  const heldChamps = new Set(held.map(({ champ }) => champ.id));
  for (const block of free) {
    const coming = heldChamps.has(block.champ.id) ? [] : block.games.filter(mayCome);
    if (coming.length === 0) continue;
    shown.push({
      ...withGames(block, coming),
      columns: columns.get(block.sport.id) ?? block.columns,
      country: isByCountry ? countryAbove(block, shown.at(-1)) : null,
    });
  }
  const shownIds = new Set(gamesOf(shown).map(({ id }) => id));
  return {
    shown: { blocks: shown, behind: stillBehind },
    gone: new Set([...heldIds].filter((id) => !games.has(id))),
    news: [...games.keys()].filter((id) => !shownIds.has(id)).length,
  };
}

/** Whether a game that is not among the held rows may be shown below them. */
function isBelowHeld(
  before: readonly GameBlock[],
  now: readonly GameBlock[],
  held: readonly GameBlock[],
  rows: number,
): (game: Game) => boolean {
  // The end of the list is in view: each further row would move what follows the list.
  if (rows === Infinity) return () => false;
  const order = new Map(gamesOf(now).map(({ id }, index) => [id, index]));
  const shownBefore = new Set(gamesOf(before).map(({ id }) => id));
  const lastHeld = gamesOf(held).findLast(({ id }) => order.has(id));
  const lastPlace = (lastHeld && order.get(lastHeld.id)) ?? -1;
  return ({ id }) => shownBefore.has(id) || (order.get(id) ?? -1) > lastPlace;
}

/** The country that is named above a block that comes after another. */
function countryAbove(block: GameBlock, previous: GameBlock | undefined): string | null {
  const isSame =
    previous?.sport.id === block.sport.id && previous.champ.country === block.champ.country;
  return isSame ? null : block.champ.country;
}

function gamesOf(blocks: readonly GameBlock[]): readonly Game[] {
  return blocks.flatMap(({ games }) => games);
}
