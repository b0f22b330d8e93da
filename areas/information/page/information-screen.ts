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
  | { readonly kind: 'unknown' };

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
] as const;

/** The pages that the list of pages leads to, each by its route. */
export const LISTED_PAGES = [...TEXTS, 'responsiblegaming', 'cash_terminals'] as const;

/** The page that shows the first chapters of the rules. */
export const RULES_PATH = '/rules/betting';

const text = (slug: string): RouteScreen<InformationScreen> =>
  screen([], () => ({ kind: 'text', slug }));

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
