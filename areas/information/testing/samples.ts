import type { AreaInput, ContentItem } from '@grandstand/bus-contracts/answers';
import type { AnswerTo } from '../data/source';

export const CHAPTER: ContentItem = {
  slug: 'betting.limits',
  title: 'Stakes and payouts',
  summary: 'The least and the most of a bet.',
  group: { slug: 'betting', name: 'Betting' },
  category: null,
  publishedAt: null,
  tags: [],
  event: null,
  minutes: 1,
};

export const ROUNDS: ContentItem = {
  slug: 'casino.rounds',
  title: 'Rounds of games',
  summary: 'How a round is played.',
  group: { slug: 'casino', name: 'Casino' },
  category: null,
  publishedAt: null,
  tags: [],
  event: null,
  minutes: 1,
};

const line = (text: string) => [{ text, isStrong: false, href: null, coef: null }];

export const TERM: ContentItem = {
  ...CHAPTER,
  slug: 'handicap',
  title: 'Handicap',
  summary: 'A head start for one side.',
  group: { slug: 'odds', name: 'Odds' },
  category: { slug: 'markets', name: 'Markets' },
};

export const NEWS: ContentItem = {
  ...CHAPTER,
  slug: 'passkeys',
  title: 'Sign in with a passkey',
  summary: 'Without a password.',
  group: null,
  publishedAt: Date.UTC(2026, 10, 4, 23, 30),
  tags: [{ slug: 'site', name: 'The site' }],
};

export const OVERVIEW: ContentItem = {
  ...CHAPTER,
  slug: 'overview',
  title: 'Partners',
  group: null,
};

/** What any call for texts takes. */
export type TextInput = AreaInput<'contentPage'> & AreaInput<'contentSearch'>;

/** The texts of a test's operator, by kind. */
export function listOf({ kind }: Pick<TextInput, 'kind'>): AnswerTo<'contentList'> {
  if (kind === 'partners')
    return { items: [OVERVIEW, { ...OVERVIEW, slug: 'terms', title: 'Terms' }] };
  if (kind === 'alphabet') return { items: [TERM, { ...TERM, slug: 'total', title: 'Total' }] };
  return { items: kind === 'rules' ? [CHAPTER, ROUNDS] : [NEWS] };
}

/** A text of a test's operator. */
export function pageOf({ kind, slug }: Omit<TextInput, 'search'>): AnswerTo<'contentPage'> {
  const items = { rules: CHAPTER, alphabet: TERM, news: NEWS, blog: NEWS };
  const page = { ...CHAPTER, slug, title: `The page ${slug}`, summary: 'A summary.', group: null };
  const item = { ...items, pages: page, partners: page }[kind as 'rules'];
  return {
    item,
    language: 'en',
    version: 2,
    updatedAt: Date.UTC(2026, 10, 2),
    changes: 'It is shorter.',
    blocks: [
      { kind: 'heading', level: 2, id: 'bounds', text: 'Bounds' },
      { kind: 'paragraph', number: '4.2', text: line('The most that a bet may stake.') },
      { kind: 'heading', level: 2, id: 'payout', text: 'Payouts' },
      { kind: 'list', isOrdered: true, items: [line('first')] },
      { kind: 'note', text: line('Mind this.') },
      {
        kind: 'table',
        head: [line('Kind')],
        rows: [[[{ text: '', isStrong: false, href: null, coef: 1.9 }]]],
      },
      {
        kind: 'paragraph',
        number: null,
        text: [
          { text: 'rules', isStrong: false, href: '/rules/betting', coef: null },
          { text: '<b>words</b>', isStrong: true, href: null, coef: null },
        ],
      },
    ],
  };
}

export const TERMINALS: AnswerTo<'cashTerminals'> = {
  terminals: [
    {
      id: 'baku-1',
      city: 'Baku',
      name: 'Terminal 1',
      address: 'Nizami 96',
      opensAt: 0,
      closesAt: 0,
      timeZone: 'Asia/Baku',
    },
    {
      id: 'kyiv-1',
      city: 'Kyiv',
      name: 'Terminal 1',
      address: 'Khreshchatyk 19',
      opensAt: 540,
      closesAt: 1320,
      timeZone: 'Europe/Kyiv',
    },
  ],
};
