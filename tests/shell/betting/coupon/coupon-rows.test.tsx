import { screen } from '@testing-library/react';
import type { CouponBet } from '@grandstand/bus-contracts';
import { expect, test } from 'vitest';
import { writeStore } from '../../../../src/services/betting/coupon/published/panel-store';
import { homeWin, openShell } from '../../../harness/page/shell-page';

/** A bet that notes each render of its row: only the row reads when the match starts. */
function watched(bet: CouponBet, renders: string[]): CouponBet {
  const game = {
    ...bet.market.game,
    get startsAt() {
      renders.push(bet.market.id);
      return bet.market.game.startsAt;
    },
  };
  return { ...bet, market: { ...bet.market, game } };
}

test('a price that moves renders its own row and no other', async () => {
  const shell = await openShell();
  const renders: string[] = [];
  const [first, second, third] = [homeWin(1, 2), homeWin(2, 3), homeWin(3, 4)].map((bet) =>
    watched(bet, renders),
  ) as [CouponBet, CouponBet, CouponBet];
  await shell.coupon({ typeId: 1, bets: [first, second, third] });
  expect(new Set(renders).size).toBe(3);

  renders.length = 0;
  const bet = homeWin(2, 3);
  const moved = watched({ ...bet, market: { ...bet.market, coef: 3.5 } }, renders);
  const bets = [first, moved, third];
  await shell.publishState(() => writeStore(shell.couponStore, { ...shell.couponStore, bets }));
  expect(screen.getAllByText('3.50')[0]).toBeVisible();
  expect(new Set(renders)).toEqual(new Set([second.market.id]));

  // A change that concerns every row renders every row.
  renders.length = 0;
  const placing = { status: 'sending', refId: 'r' } as const;
  await shell.publishState(() => writeStore(shell.couponStore, { ...shell.couponStore, placing }));
  expect(new Set(renders).size).toBe(3);
});
