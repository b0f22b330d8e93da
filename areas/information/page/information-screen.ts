import type { ContentItem } from '@grandstand/bus-contracts/answers';
import { defineScreens, screen, type RouteScreen } from '@grandstand/bus-contracts/area';

export type InformationScreen =
  /** A text of the operator. */
  | { readonly kind: 'text'; readonly slug: string }
  | { readonly kind: 'responsible' }
  | { readonly kind: 'terminals'; readonly search: string }
  | {
      readonly kind: 'rules';
      readonly group: string;
      /** Left out: the chapters of the group. */
      readonly chapter?: string | undefined;
      /** Empty: nothing is looked for. */
      readonly search: string;
    }
  /** The sum of a calculator, as the query has it. */
  | { readonly kind: 'calculator'; readonly query: string }
  | {
      readonly kind: 'alphabet';
      readonly block?: string | undefined;
      readonly category?: string | undefined;
      readonly slug?: string | undefined;
    }
  | {
      readonly kind: 'news';
      readonly of: NewsKind;
      /** Left out: a list, of a tag if there is one. */
      readonly slug?: string | undefined;
      readonly tag?: string | undefined;
    }
  | { readonly kind: 'apps'; readonly app: AppsKind }
  /** A text for partners. */
  | { readonly kind: 'partners'; readonly section: string }
  | { readonly kind: 'unknown' };

/** The pages of apps. */
export type AppsKind = 'mobile' | 'desktop' | 'ipl';

export type NewsKind = 'news' | 'blog';

/** The texts that have no more than their words, in the order of the list of pages. */
const TEXTS = [
  'about',
  'contacts',
  'howbet',
  'licenses',
  'cookies',
  'consent',
  'taxation',
  'disputeresolution',
  'amlkyc',
  'amlpolicy',
  'kycpolicy',
  'simpleidentification',
  'smsbets',
  'ussdinstruction',
  'betting-awards',
] as const;

/** The pages that the list of pages leads to, each by its route. */
export const LISTED_PAGES = [...TEXTS, 'responsiblegaming', 'cash_terminals'] as const;

/** The page that shows the first chapters of the rules. */
export const RULES_PATH = '/rules/betting';

const text = (slug: string): RouteScreen<InformationScreen> =>
  screen([], () => ({ kind: 'text', slug }));

/** The text of the page of partners without a section. */
export const PARTNERS_FIRST = 'overview';

/** The page of a text for partners. */
export function partnersPath(section: string): string {
  return section === PARTNERS_FIRST ? '/ourpartners' : `/ourpartners/${section}`;
}

/** The slug of the text of a page of apps, which is the name of its route. */
export const APP_TEXTS = {
  mobile: 'mobile-app',
  desktop: 'desktop-app',
  ipl: 'ipl-betting-app',
} as const satisfies Record<AppsKind, string>;

/** What a visitor looks for, from the query. */
function searchIn(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, 100);
}

/** The screens of this area by route. */
export const informationScreen = defineScreens<InformationScreen>(
  {
    ...Object.fromEntries(TEXTS.map((slug) => [slug, text(slug)])),
    responsiblegaming: screen([], () => ({ kind: 'responsible' })),
    cash_terminals: screen([], (_, query) => ({ kind: 'terminals', search: searchIn(query) })),
    'betting-calculator': screen([], (_, query) => ({
      kind: 'calculator',
      query: query.toString(),
    })),
    'betting-alphabet': screen(['block?', 'category?', 'slug?'], ({ block, category, slug }) => ({
      kind: 'alphabet',
      block,
      category,
      slug,
    })),
    'mobile-app': screen([], () => ({ kind: 'apps', app: 'mobile' })),
    'desktop-app': screen([], () => ({ kind: 'apps', app: 'desktop' })),
    'ipl-betting-app': screen([], () => ({ kind: 'apps', app: 'ipl' })),
    ourpartners: screen(['section?'], ({ section = PARTNERS_FIRST }) => ({
      kind: 'partners',
      section,
    })),
    news: screen(['slug?'], ({ slug }, query) => ({
      kind: 'news',
      of: 'news',
      slug,
      tag: query.get('tag') ?? undefined,
    })),
    blog: screen(['path?'], ({ path }) => {
      const [, tag] = /^tag\/([^/]+)$/.exec(path ?? '') ?? [];
      return { kind: 'news', of: 'blog', slug: tag === undefined ? path : undefined, tag };
    }),
    rules: screen(['ruleGroup', 'chapter?'], ({ ruleGroup, chapter }, query) => ({
      kind: 'rules',
      group: ruleGroup,
      chapter,
      search: searchIn(query),
    })),
  },
  { kind: 'unknown' },
);

/** The page of a chapter of the rules, by the slug of its text. */
export function chapterPath(slug: string): string {
  const [group = '', chapter = ''] = slug.split('.');
  return `/rules/${group}/${chapter}`;
}

/** The page of a term of the alphabet. */
export function termPath({
  slug,
  group,
  category,
}: Pick<ContentItem, 'slug' | 'group' | 'category'>): string {
  return `/betting-alphabet/${group?.slug ?? ''}/${category?.slug ?? ''}/${slug}`;
}

/** The page of news, or of a post. */
export function newsPath(of: NewsKind, slug: string): string {
  return `/${of}/${slug}`;
}

/** The page of all news or posts with a tag. */
export function tagPath(of: NewsKind, tag: string): string {
  return of === 'news' ? `/news?tag=${tag}` : `/blog/tag/${tag}`;
}
