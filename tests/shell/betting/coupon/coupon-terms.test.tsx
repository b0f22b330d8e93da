import { apiCall, Refusal, type CouponState } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { termsOf } from '../../../../src/shell/betting/coupon/terms/terms-of';
import { homeWin, openShell } from '../../../harness/page/shell-page';

const PARTS = import.meta.glob<string>('/src/shell/betting/coupon/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ALPHABET = import.meta.glob<string>('/src/sandbox/site/content/alphabet/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const panel = () => within(screen.getByRole('region', { name: 'Bet slip' }));

const EXPRESS: Partial<CouponState> = {
  bets: [homeWin(1, 2.5), homeWin(2, 3)],
  typeId: 1,
  coef: 7.5,
};

/** A coupon with all terms that can be in one. */
const EVERY_TERM = {
  antiExpressCoef: 1.5,
  availablePrepaidAmount: 100,
  bets: [{ ...homeWin(1, 2.5), blockId: 1 }],
  bonusBet: { coef: 1.1 },
  hyperBonus: { percent: 5, minPercent: 1, maxPercent: 10 },
  isFreeBet: false,
  typeId: 2,
} as unknown as CouponState;

const inline = (text: string, coef: number | null = null) => ({
  text,
  isStrong: false,
  href: null,
  coef,
});

/** A term as the operator has it. */
const termPage = (slug: string) => ({
  item: {
    slug,
    title: slug,
    summary: slug,
    group: { slug: 'bets', name: 'Bets' },
    category: { slug: 'kinds', name: 'Kinds' },
    publishedAt: null,
    tags: [],
    event: null,
    minutes: 1,
  },
  language: 'en',
  version: 1,
  updatedAt: 0,
  changes: null,
  blocks: [
    { kind: 'paragraph', number: null, text: [inline(`What ${slug} is.`)] },
    { kind: 'heading', level: 2, id: 'example', text: 'Example' },
    { kind: 'note', text: [inline('At '), inline('', 2.5), inline(' it pays.')] },
  ],
});

async function open(state: Partial<CouponState>) {
  const page = await openShell('en', { areas: ['sports', 'office', 'information'] });
  const asked: unknown[] = [];
  const operator = { isDown: false };
  page.test.bus.join('area-calls').handle(apiCall, ({ call, input }) => {
    asked.push([call, input]);
    if (operator.isDown) throw new Refusal('unavailable');
    return { answer: termPage(input['slug'] as string) };
  });
  await page.coupon({ ...EXPRESS, ...state });
  return { asked, operator };
}

test.each<[string, string, Partial<CouponState>]>([
  ['Anti-accumulator', 'anti-accumulator', { antiExpressCoef: 1.153 }],
  [
    'Hyper bonus (1–20%)',
    'hyper-bonus',
    { hyperBonus: { percent: 5, minPercent: 1, maxPercent: 20 } },
  ],
  ['Bonus bet', 'bonus-bet', { bonusBet: { coef: 1.03 } }],
  ['System', 'system', { typeId: 2, systemValue: 2 }],
  ['Auto max', 'auto-max', { isAutoMaxOffered: true }],
  ['VIP bet', 'vip-bet', { isAutoMaxOffered: true }],
  ['Operator’s advance', 'advance', { availablePrepaidAmount: 400 }],
  ['Free bet', 'free-bet', { isFreeBet: true }],
])(
  'CPN-14 a press on “%s” tells what it means, with an example and more',
  async (name, slug, state) => {
    const { asked } = await open(state);
    const control = panel().getByText(`What does “${name}” mean?`);
    // A summary takes presses by pointer, touch and key by itself.
    expect(control.closest('summary')).not.toBeNull();
    expect(asked).toEqual([]);
    await userEvent.click(control);
    expect(await panel().findByText(`What ${slug} is.`)).toBeVisible();
    expect(panel().getByText('Example: At 2.50 it pays.')).toBeVisible();
    expect(panel().getByRole('link', { name: 'More in the betting alphabet' })).toHaveAttribute(
      'href',
      `/en/betting-alphabet/bets/kinds/${slug}`,
    );
    expect(asked).toEqual([['contentPage', { kind: 'alphabet', slug }]]);
  },
);

test('CPN-14 a term that could not be loaded says so, and can be loaded again', async () => {
  const { operator } = await open({ antiExpressCoef: 1.153 });
  operator.isDown = true;
  await userEvent.click(panel().getByText('What does “Anti-accumulator” mean?'));
  const again = await panel().findByRole('button', { name: 'Try again' });
  operator.isDown = false;
  await userEvent.click(again);
  expect(await panel().findByText('What anti-accumulator is.')).toBeVisible();
});

test('INF-01 each term that the coupon explains is in the alphabet, in each language', () => {
  const slugs = [
    ...Object.values(PARTS).flatMap((source) =>
      Array.from(source.matchAll(/<TermHelp\s+term="([\w-]+)"/g), ([, slug = '']) => slug),
    ),
    ...termsOf(EVERY_TERM, 2.5),
    ...termsOf({ ...EVERY_TERM, isFreeBet: true }, 2.5),
  ];
  expect(new Set(slugs).size).toBeGreaterThan(8);
  for (const language of LANGUAGES) {
    const alphabet = Object.entries(ALPHABET)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, source]) => source)
      .join('\n');
    expect(slugs.filter((slug) => !alphabet.includes(`{#${slug}}`))).toEqual([]);
  }
});
