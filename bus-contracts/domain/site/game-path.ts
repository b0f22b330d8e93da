import type { Game } from '../../contracts/betting/line';
// From the package, which areas share with the page: its file would be built into each area.
import { sitePathOf } from '@grandstand/bus-contracts';

/** The path of a game's page, without the language prefix. The slugs are the operator's; none of them leads off the site. */
export function gamePath(game: Pick<Game, 'isLive' | 'sport' | 'champ' | 'slug'>): string {
  const section = game.isLive ? 'live' : 'line';
  const pathname = `/${section}/${game.sport.slug}/${game.champ.slug}/${game.slug}`;
  return sitePathOf({ pathname, search: '', hash: '' });
}
