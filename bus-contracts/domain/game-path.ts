import type { Game } from '../contracts/line';

/** The path of a game's page, without the language prefix. */
export function gamePath(game: Pick<Game, 'isLive' | 'sport' | 'champ' | 'slug'>): string {
  return `/${game.isLive ? 'live' : 'line'}/${game.sport.slug}/${game.champ.slug}/${game.slug}`;
}
