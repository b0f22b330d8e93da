import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { betMoment } from '../../src/shell/coupon/bets/bet-moment';
import { homeWin, openShell } from '../support/shell-page';

// A row reads the moment of its match whenever it renders.
vi.mock('../../src/shell/coupon/bets/bet-moment', async (original) => {
  const actual = await original<{ betMoment: typeof betMoment }>();
  return { betMoment: vi.fn(actual.betMoment) };
});

const rendered = vi.mocked(betMoment);

test('a price that moves renders its own row and no other', async () => {
  const shell = await openShell();
  const [first, second, third] = [homeWin(1, 2), homeWin(2, 3), homeWin(3, 4)];
  await shell.coupon({ typeId: 1, bets: [first, second, third] });
  rendered.mockClear();

  const moved = { ...second, market: { ...second.market, coef: 3.5 } };
  await shell.coupon({ bets: [first, moved, third], possibleWin: 14_000 });
  expect(screen.getAllByText('3.50')[0]).toBeVisible();
  expect(new Set(rendered.mock.calls.map(([bet]) => bet.market.id))).toEqual(
    new Set([second.market.id]),
  );

  // What concerns every row renders every row.
  rendered.mockClear();
  await shell.coupon({ placing: { status: 'sending', refId: 'r' } });
  expect(new Set(rendered.mock.calls.map(([bet]) => bet.market.id)).size).toBe(3);
});
