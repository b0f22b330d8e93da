import type { Game } from '@grandstand/bus-contracts';
import { MARKET } from '@grandstand/bus-contracts/domain';
import { outcomesOf } from '@grandstand/line-ui';

/** Matches that are about to begin are in the list below. */
const SOONEST = 15 * 60_000;

/**
 * The matches of the day: one of each championship first, then the others, by start.
 * @param listedAt when the games were loaded
 */
export function matchesOfTheDay(
  games: readonly Game[],
  listedAt: number,
  count: number,
): readonly Game[] {
  const open = games
    .filter((game) => game.startsAt - listedAt >= SOONEST && hasResult(game))
    .toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const champs = open.map(({ champ }) => champ.id);
  const isFirst = ({ champ }: Game, place: number): boolean => champs.indexOf(champ.id) === place;
  const first = open.filter((game, place) => isFirst(game, place));
  return [...first, ...open.filter((game) => !first.includes(game))].slice(0, count);
}

/** Whether all outcomes of the result are offered. */
function hasResult({ markets }: Game): boolean {
  const outcomes = outcomesOf(markets, MARKET.result);
  return outcomes.length > 1 && outcomes.every(({ isBlocked }) => !isBlocked);
}
