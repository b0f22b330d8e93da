import { Refusal } from '@grandstand/bus-contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openBonuses as open } from '../../testing/open-bonuses';
import { ownBonus, TERMS } from '../../testing/samples';

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openBonuses(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const CODE = {
  code: 'FREE1',
  effect: { kind: 'prepaid', money: 500, iso: 'EUR', scale: 2 },
  isUsed: false,
  endsAt: null,
} as const;

const part = async (name: string) => within(await screen.findByRole('region', { name }));

async function check(code: string): Promise<void> {
  const form = await part('Check a promo code');
  fireEvent.change(form.getByLabelText('Promo code'), { target: { value: code } });
  fireEvent.click(form.getByRole('button', { name: 'Check' }));
}

it('BNS-01 RTE-31 the page of promo codes shows what each gives and whether it was used', async () => {
  await openBonuses('/office/promotion', {
    codes: [
      CODE,
      {
        code: 'BOOST10',
        effect: { kind: 'hyper-bonus', percent: 10 },
        isUsed: true,
        endsAt: 1_796_000_000_000,
      },
      { ...CODE, code: 'TRY', effect: { ...CODE.effect, kind: 'free-bet' } },
    ],
  });
  const rows = (await part('Promo codes for you')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^FREE15\.00\sEUR for the stake of a betWithout an end$/),
    'BOOST1010% more for the net winnings of a betYou have used it',
    expect.stringMatching(
      /^TRYA free bet of 5\.00\sEUR: the winnings without the stakeWithout an end$/,
    ),
  ]);
});

it('RTE-05 the page of promo codes has an address for everybody: a guest is asked to sign in', async () => {
  const { sessionIs } = await openBonuses('/promo', { codes: [CODE] });
  expect((await part('Promo codes for you')).getAllByRole('listitem')).toHaveLength(1);
  await sessionIs('guest');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByText('FREE1')).toBeNull();
});

it('BNS-01 a code is checked: what it gives, or that there is none, and how many checks are left', async () => {
  await openBonuses('/office/promotion', {
    check: (code) => ({ code: code === 'FREE1' ? CODE : null, triesLeft: 8 }),
  });
  await check(' FREE1 ');
  await screen.findByText(/5\.00\sEUR for the stake of a bet/);
  await screen.findByText('You can check 8 more in this hour.');
  await check('GUESS');
  await screen.findByText('There is no such promo code for you.');
});

it('a check beyond those of an hour says so', async () => {
  await openBonuses('/office/promotion', {
    check: () => {
      throw new Refusal('too-many');
    },
  });
  await check('GUESS');
  await screen.findByText('You have checked ten promo codes in this hour. Please wait.');
});

it('BNS-01 RTE-31 the pages of own bonuses show those on deposits, and what is left to bet of the active one', async () => {
  const drops = { offer: 'drops', terms: { ...TERMS, trigger: 'take' as const } };
  const bonuses = [
    ownBonus({ id: '2', ...drops }),
    ownBonus({ id: '1', state: 'given-up', endedAt: 5 }),
  ];
  await openBonuses('/office/bonuses/deposit', { bonuses });
  await screen.findByText(/First deposit: casino: given up/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await openBonuses('/office/bonuses/wager', { bonuses });
  await screen.findByRole('progressbar', { name: /^Counted: 5\.00/ });
});
