import type { BootSeo, SeoMarkup } from '@grandstand/bus-contracts/area';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';
import type { ShownPage } from '../../routes';
import { allowedHosts, isIndexed, pageHead, type PageHead } from '../../routes/search';
import type { AskSearch, SearchAnswer } from './ask-search';
import { safeText } from './safe-text';

/** Of a page that is kept from search engines nothing is asked. */
const NOTHING_SAID: SearchAnswer = { data: null, visual: null, html: null };

function isOpen({ kind, row }: ShownPage): boolean {
  return kind === 'match' && isIndexed(row);
}

function hasText({ row }: ShownPage): boolean {
  return row.meta.hides?.includes('seo') !== true;
}

/** Requests the data of a page for search engines, where the page is indexed. */
export async function askOf(
  page: ShownPage,
  language: Language,
  ask: AskSearch,
): Promise<SearchAnswer> {
  if (!isOpen(page)) return NOTHING_SAID;
  return ask({ language, path: pathnameOf(page.path), hasText: hasText(page) });
}

interface Found {
  readonly page: ShownPage;
  readonly language: Language;
  readonly config: SiteConfig;
  /** The site's. */
  readonly origin: string;
  /** The status of the page: only an existing page is indexed. */
  readonly status: number;
  readonly answer: SearchAnswer;
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
