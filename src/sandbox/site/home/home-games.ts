import type { HOME_ROWS, HomeGame } from '@grandstand/bus-contracts/answers';
import { CURRENCIES } from '../../betting/catalog/currencies';
import { lobby } from '../../casino/casino/catalogue';
import { tileOf, type Tile } from '../../casino/casino/tiles';
import { findTitle, pathOfTitle } from '../../casino/casino/titles';
import type { SiteRules } from '../site/site-rules';

/** How many games of a row home shows. */
const GAMES = 6;

/**
 * Two rows of games that can be played here: those that the player has opened lately, or else the new ones; and those
 * that most players open.
 * @param recent slugs, the last one first
 */
export function homeGames({ play }: Pick<SiteRules, 'play'>, recent: readonly string[]) {
  const currency = CURRENCIES.find(({ iso }) => iso === play.iso) ?? CURRENCIES[0];
  if (!currency) return [];
  const context = { currency, play };
  const { rows } = lobby(context);
  const ofRow = (kind: 'new' | 'top') => rows.find((row) => row.kind === kind)?.games ?? [];
  const row = (kind: (typeof HOME_ROWS)[number], tiles: readonly Tile[]) => {
    const games = tiles.filter(isPlayable).slice(0, GAMES);
    return games.length === 0 ? [] : [{ kind, games: games.map(homeGame) }];
  };
  const opened = row(
    'recent',
    // A title may have left the catalogue since.
    recent.flatMap((slug) => findTitle(slug) ?? []).map((title) => tileOf(title, context)),
  );
  const first = opened.length > 0 ? opened : row('new', ofRow('new'));
  return [...first, ...row('top', ofRow('top'))];
}

const isPlayable = ({ blocked }: Tile): boolean => blocked === null;

function homeGame(tile: Tile): HomeGame {
  const { slug, name, provider, engine } = tile;
  return { slug, name, provider: provider.name, engine, path: pathOfTitle(tile) };
}
