import type { HomeGame } from '@grandstand/bus-contracts/answers';
import { CURRENCIES } from '../../betting/catalog/currencies';
import { lobby } from '../../casino/casino/catalogue';
import type { Tile } from '../../casino/casino/tiles';
import { pathOfTitle } from '../../casino/casino/titles';
import type { SiteRules } from '../site/site-rules';

/** How many games of a row home shows. */
const GAMES = 6;

/** Rows of games that can be played here: the new ones, and those that most players open. */
export function homeGames({ play }: Pick<SiteRules, 'play'>) {
  const currency = CURRENCIES.find(({ iso }) => iso === play.iso) ?? CURRENCIES[0];
  if (!currency) return [];
  const { rows } = lobby({ currency, play });
  return (['new', 'top'] as const).flatMap((kind) => {
    const games = rows.find((row) => row.kind === kind)?.games.filter(isPlayable) ?? [];
    return games.length === 0 ? [] : [{ kind, games: games.slice(0, GAMES).map(homeGame) }];
  });
}

const isPlayable = ({ blocked }: Tile): boolean => blocked === null;

function homeGame(tile: Tile): HomeGame {
  const { slug, name, provider, engine } = tile;
  return { slug, name, provider: provider.name, engine, path: pathOfTitle(tile) };
}
