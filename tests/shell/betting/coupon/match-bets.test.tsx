import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CouponBet, CouponState } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { homeWin, openShell } from '../../../harness/page/shell-page';

const NO_DRAW = 5;

/** A home win, and no draw, in match 1, beside a home win in match 2. */
function bets(change: Partial<CouponBet> = {}): CouponBet[] {
  const [home, other] = [homeWin(1, 2), homeWin(2, 3)];
  const noDraw = { ...home.market, id: '1:5', typeId: NO_DRAW, marketTypeId: 8, coef: 1.3 };
  return [{ ...home, ...change }, { ...home, ...change, market: noDraw }, other];
}

async function mounted(
  price: CouponState['matchPrices'][number],
  change: Partial<CouponState> = {},
  ofBets: Partial<CouponBet> = {},
) {
  const shell = await openShell();
  await shell.coupon({ typeId: 1, bets: bets(ofBets), matchPrices: [price], ...change });
  const together = await screen.findByRole('list', { name: 'Same match' });
  return { shell, together, match: together.closest('li')! };
}

const SEEN = { coef: 2.05, at: 0 };

test('bets of one match are one list, with the match once and one price for both', async () => {
  const { match, together } = await mounted({ gameId: 1, coef: 2.05, seen: SEEN });
  expect(within(together).getAllByRole('listitem')).toHaveLength(2);
  expect(within(match).getByText('2.05')).toBeVisible();
  // Their own prices do not count.
  expect(within(match).queryByText('2.00')).toBeNull();
  expect(within(match).queryByText('1.30')).toBeNull();
  expect(within(match).getAllByText('Home 1', { exact: true })).toHaveLength(1);
  expect(within(match).getByText(/^These odds are for all selections/)).toBeVisible();
  expect(within(match).queryByText(/Home 2/)).toBeNull();
});

test('a price that is not known yet is marked as being loaded', async () => {
  const { match } = await mounted({ gameId: 1, coef: null, seen: null });
  expect(match.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test('bets that can not be combined have no price, and no note about it', async () => {
  const { match } = await mounted({ gameId: 1, coef: null, seen: null }, {}, { isDepend: true });
  expect(match.querySelector('[aria-busy="true"]')).toBeNull();
  expect(within(match).getAllByText('Can’t be combined with another selection')).toHaveLength(2);
  expect(within(match).queryByText(/^These odds are for/)).toBeNull();
});

test('a price together that has moved is shown, and accepted for the match', async () => {
  const { match, shell } = await mounted(
    { gameId: 1, coef: 1.95, seen: SEEN },
    { problems: [{ code: 'price-changed', gameId: 1 }] },
  );
  expect(within(match).getByText(/2\.05.*1\.95/)).toBeVisible();
  await userEvent.click(within(match).getByRole('button', { name: 'Accept' }));
  expect(expectMessage(shell.test, couponAcceptPrices).payload).toEqual({ gameId: 1 });
});
