import type { BootSeo, SeoMarkup } from '@grandstand/bus-contracts/area';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';
import type { ShownPage } from '../../routes';
import { allowedHosts, isIndexed, pageHead, type PageHead } from '../../routes/search';
import type { LoadSearchData, SearchData } from './load-search-data';
import { safeText } from './safe-text';

/** The data of a page that is closed to search engines: nothing is requested for it. */
const NO_DATA: SearchData = { data: null, visual: null, html: null };

function isOpen({ kind, row }: ShownPage): boolean {
  return kind === 'match' && isIndexed(row);
}

function hasText({ row }: ShownPage): boolean {
  return row.meta.hides?.includes('seo') !== true;
}

/** Requests the data of a page for search engines, where the page is indexed. */
export async function loadDataOf(
  page: ShownPage,
  language: Language,
  load: LoadSearchData,
): Promise<SearchData> {
  if (!isOpen(page)) return NO_DATA;
  return load({ language, path: pathnameOf(page.path), hasText: hasText(page) });
}

interface Found {
  readonly page: ShownPage;
  readonly language: Language;
  readonly config: SiteConfig;
  /** The site's. */
  readonly origin: string;
  /** The status of the page: only an existing page is indexed. */
  readonly status: number;
  readonly answer: SearchData;
}

/** The document's parts for search engines: the head, the text block, and their source. */
export function searchParts({ page, language, config, origin, status, answer }: Found): {
  readonly head: PageHead;
  readonly text: SeoMarkup | null;
  readonly boot: BootSeo;
} {
  const { data, visual, html } = answer;
  const isThere = status === 200;
  const places = { origin, hosts: allowedHosts(config) };
  const head = pageHead({
    ...places,
    language,
    path: pathnameOf(page.path),
    languages: LANGUAGES.filter((one) => config.languages.includes(one)),
    companyName: config.companyName,
    locale: config.locale,
    isIndexed: isThere && isOpen(page),
    data,
    visual,
  });
  const text =
    isThere && hasText(page) ? safeText(html ?? '', places, visual?.isTextFolded ?? true) : null;
  return {
    head,
    text,
    boot: {
      // Nothing is requested for a missing page, neither now nor by the page itself.
      isKnown: !isThere || !isOpen(page) || (data !== null && (html !== null || !hasText(page))),
      text: text === null ? 'none' : text.rest === null ? 'whole' : 'folded',
    },
  };
}
