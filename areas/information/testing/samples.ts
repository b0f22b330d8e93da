import type { AnswerTo, CallInput } from '../data/source';

export const CHAPTER = {
  slug: 'betting.limits',
  title: 'Stakes and payouts',
  summary: 'The least and the most of a bet.',
  group: { slug: 'betting', name: 'Betting' },
  minutes: 1,
};

export const ROUNDS = {
  slug: 'casino.rounds',
  title: 'Rounds of games',
  summary: 'How a round is played.',
  group: { slug: 'casino', name: 'Casino' },
  minutes: 1,
};

const line = (text: string) => [{ text, isStrong: false, href: null, coef: null }];

/** A text of a test's operator. */
export function pageOf({ kind, slug = '' }: CallInput): AnswerTo<'contentPage'> {
  const item =
    kind === 'rules'
      ? CHAPTER
      : { slug, title: `The page ${slug}`, summary: 'A summary.', group: null, minutes: 1 };
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
