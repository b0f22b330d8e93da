import { areasAreReady } from '../../e2e/harness/bus';
import {
  coupon,
  couponAlert,
  openSingle,
  placeButton,
  placedTitle,
  stake,
} from '../../e2e/harness/steps/coupon';
import { newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

test('BNS-01 the bet slip says what the active bonus allows before the press', async ({
  page,
  sandbox,
}, info) => {
  const { login } = await newPlayer(page);
  await page.goto('/en/bonuses/rules/first-sports');
  await areasAreReady(page);
  const main = page.getByRole('main');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Take it' }).click();
  await expect(main.getByText('The bonus is yours.')).toBeVisible();
  await sandbox.deposit(login, 20);

  await openSingle(page, sandbox);
  const told = coupon(page).getByText(/^Your bonus allows bets up to 50\.00.* of 1\.40 or more\./);
  await expect(told).toBeVisible();
  await stake(page).fill('51');
  await placeButton(page).click();
  await expect(couponAlert(page).first()).toContainText('50.00');
  await info.attach('the bet slip', {
    body: await page.screenshot(),
    contentType: 'image/png',
  });
  await couponAlert(page)
    .getByRole('button', { name: /50\.00/ })
    .click();
  await placeButton(page).click();
  await expect(placedTitle(page)).toBeVisible();
});
