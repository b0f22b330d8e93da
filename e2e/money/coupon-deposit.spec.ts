import { coupon, couponBets, openSingle, stake } from '../harness/steps/coupon';
import { wantNoLimit } from '../harness/steps/payments';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('PAY-01 a stake above the balance leads to a deposit of what it lacks, and the coupon stays', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  await openSingle(page, sandbox);
  await stake(page).fill('3000');
  const deposit = coupon(page).getByRole('button', { name: /^Deposit [\d,.]+\sEUR$/ });
  const lacking = /[\d,.]+/.exec((await deposit.textContent()) ?? '')?.[0] ?? '';
  expect(Number(lacking.replace(',', ''))).toBeLessThan(3000);
  await deposit.click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await wantNoLimit(dialog);
  await expect(
    dialog.getByRole('button', { name: new RegExp(`^Pay ${lacking.replace('.', '\\.')}\\sEUR$`) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(couponBets(page)).toHaveCount(1);
  await expect(stake(page)).toHaveValue('3000');
});
