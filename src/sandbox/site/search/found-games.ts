import type { PlayRules, SearchFinding } from '@grandstand/bus-contracts/answers';
import { findTitles } from '../../casino/casino/casino-search';
import { pathOfTitle } from '../../casino/casino/titles';

const MOST = 5;

/** The games of the casino that have the words and can be played here. */
export function foundGames(
  text: string,
  { products }: Pick<PlayRules, 'products'>,
  isForgiving: boolean,
): readonly SearchFinding[] {
  return findTitles(text, isForgiving)
    .filter(({ product }) => products.includes(product))
    .slice(0, MOST)
    .map((title) => ({
      kind: 'game',
      id: title.slug,
      name: title.name,
      note: title.provider.name,
      path: pathOfTitle(title),
      score: null,
      startsAt: null,
    }));
}
