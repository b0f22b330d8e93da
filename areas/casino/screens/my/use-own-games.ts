import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { type GameAnswer, useGameCall } from '@grandstand/game-ui';

/** The tiles of a list of slugs, in its order; those that there are no more are left out. */
export function useOwnGames(slugs: readonly string[]): GameAnswer<readonly CasinoTile[]> {
  const isNeeded = slugs.length > 0;
  // One order for one set: a mark that moves loads nothing again.
  const ids = slugs.toSorted().join(',');
  const { data, ...state } = useGameCall('casinoGames', { ids }, { isNeeded });
  if (!isNeeded) return { ...state, data: [] };
  const bySlug = new Map(data?.games.map((tile) => [tile.slug, tile]));
  return { ...state, data: data && slugs.flatMap((slug) => bySlug.get(slug) ?? []) };
}
