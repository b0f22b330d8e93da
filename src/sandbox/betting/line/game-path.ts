import type { Game } from '@grandstand/bus-contracts';
import { gamePath } from '@grandstand/bus-contracts/domain';
import { DISCIPLINES } from '../sports/sports';
import type { Fixture } from '../play/fixture';

/** The path of a game's page, without the language prefix: cyber-sport, races and the bets on a championship have pages of their own. */
export function pathOf(
  game: Pick<Game, 'isLive' | 'sport' | 'champ' | 'slug'>,
  { isOutright, weights }: Pick<Fixture, 'isOutright' | 'weights'>,
): string {
  if (isOutright) return '/cricket-world-cup/winners';
  if (weights) return '/marble';
  const discipline = DISCIPLINES.find(({ id }) => id === game.sport.id);
  if (!discipline) return gamePath(game);
  return `/cyber/${discipline.listedIn}/${discipline.slug}/${game.champ.slug}/${game.slug}`;
}
