import { descriptionTag, escapeAttribute } from '@grandstand/bus-contracts/react/server';
import type { TFunction } from 'i18next';
import type { InformationScreen } from './information-screen';
import type { Loaded } from './page-title';

/** The pages that are no texts of the operator: the dictionary describes them. */
const OWN_DESCRIPTIONS: ReadonlySet<string> = new Set([
  'news',
  'blog',
  'rules',
  'calculator',
  'alphabet',
]);

/** The tags of a page's head: what a search engine shows of it. */
export function pageHead(screen: InformationScreen, { page }: Loaded, t: TFunction): string {
  const isResult = 'search' in screen && screen.search !== '';
  if (isResult) return '<meta name="robots" content="noindex, follow">';
  if (page === undefined) {
    const of = screen.kind === 'news' ? screen.of : screen.kind;
    return OWN_DESCRIPTIONS.has(of) ? descriptionTag(t(`description.${of}`)) : '';
  }
  const { summary, publishedAt, tags } = page.item;
  const metas: [string, string][] =
    publishedAt === null
      ? []
      : [
          ['og:type', 'article'],
          ['article:published_time', new Date(publishedAt).toISOString()],
          ['article:modified_time', new Date(page.updatedAt).toISOString()],
          ...tags.map(({ name }): [string, string] => ['article:tag', name]),
        ];
  return [
    descriptionTag(summary),
    ...metas.map(
      ([name, value]) => `<meta property="${name}" content="${escapeAttribute(value)}">`,
    ),
  ].join('');
}
