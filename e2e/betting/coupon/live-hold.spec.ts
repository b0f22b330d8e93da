import { peek } from '../../harness/bus';
import {
  coupon,
  openSingle,
  placedTitle,
  placeButton,
  sentRefIds,
} from '../../harness/steps/coupon';
import { newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test('CPN-12 P01 a bet in play counts the operator’s delay down, locked, and is placed once', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const game = await openSingle(page, sandbox);
  await sandbox.start(game.id);
  const isLive = async (): Promise<boolean | undefined> => {
    const { bets } = await peek<{ bets: { market: { isLive: boolean } }[] }>(page, 'coupon.state');
    return bets[0]?.market.isLive;
  };
  await expect.poll(isLive).toBe(true);
  const refIds = sentRefIds(page);
  await placeButton(page).click();
  const locked = coupon(page).getByRole('button', { name: 'Sending the bet…' });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(locked).toContainText(/[123] s/);
  await expect(coupon(page).getByText(/takes 3 s before it accepts/)).toBeVisible();
  await locked.click();
  await expect(placedTitle(page)).toBeVisible();
  expect(refIds).toHaveLength(1);
});
