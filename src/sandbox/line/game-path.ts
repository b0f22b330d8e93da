import type { Game } from '@grandstand/bus-contracts';
import { gamePath } from '@grandstand/bus-contracts/domain';
import { DISCIPLINES } from '../catalog/sports';

/** The path of a game's page, without the language prefix: cyber-sport has pages of its own. */
export function pathOf(game: Pick<Game, 'isLive' | 'sport' | 'champ' | 'slug'>): string {
  const discipline = DISCIPLINES.find(({ id }) => id === game.sport.id);
  if (!discipline) return gamePath(game);
  return `/cyber/${discipline.type}/${discipline.slug}/${game.champ.slug}/${game.slug}`;
}
