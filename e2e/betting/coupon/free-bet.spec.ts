import { areasAreReady } from '../../harness/bus';
import { faultsOf } from '../../harness/checks/axe';
import {
  coupon,
  couponType,
  place,
  placeButton,
  placedTitle,
  pressHomeWins,
  shown,
  stake,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

for (const width of [1366, 390]) {
  test(`CPN-08 a free bet takes no money, and pays the winnings without the stake, at ${width} px`, async ({
    page,
    sandbox,
    watch,
  }) => {
    const { login } = await newPlayer(page);
    const code = `FREE${login.replaceAll(/\D/g, '')}`;
    await sandbox.makeFreeBet(login, code);
    const { games, path } = await sandbox.makeGames([3]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await stake(page).fill('2.50');
    await expect(coupon(page)).toContainText(shown('Potential returns', '7.50'));
    if (width < 1000) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/en/coupon');
      await areasAreReady(page);
    }
    await expect(stake(page)).toHaveValue('2.50');

    await test.step('the typed code makes the coupon a free bet, and says so', async () => {
      await coupon(page).getByText('Promo code', { exact: true }).click();
      await coupon(page).getByRole('textbox', { name: 'Your code' }).fill(code.toLowerCase());
      await coupon(page).getByRole('textbox', { name: 'Your code' }).press('Enter');
      await expect(coupon(page)).toContainText(
        /Free bet 5\.00\sEUR: your money is not staked; a win pays the winnings without the stake\./,
      );
      await expect(stake(page)).toHaveValue('5');
      await expect(stake(page)).toBeDisabled();
      await expect(coupon(page).getByRole('button', { name: 'Max' })).toBeDisabled();
      await expect(coupon(page)).toContainText(shown('Potential returns', '10.00'));
      await expect(coupon(page)).toContainText(shown('Balance after bet', '100.00'));
      await expect(placeButton(page)).toContainText('Free bet');
      expect(await faultsOf(page, '[data-coupon]')).toEqual([]);
      // Axe writes styles of its own.
      watch.violations.length = 0;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    await test.step('without the code the stake is that of before', async () => {
      await coupon(page)
        .getByRole('button', { name: /^Remove free/ })
        .click();
      await expect(stake(page)).toHaveValue('2.50');
      await expect(stake(page)).toBeEnabled();
      const offered = coupon(page).getByRole('combobox', { name: 'Offered to you' });
      await offered.selectOption({ value: code });
      await expect(stake(page)).toHaveValue('5');
      await expect(stake(page)).toBeDisabled();
    });

    await test.step('it is placed without money of the player’s', async () => {
      await place(page);
      await expect(placedTitle(page)).toBeVisible();
      await expect(coupon(page)).toContainText(shown('Free bet', '5.00'));
      await expect(coupon(page).getByRole('button', { name: /^Bet again/ })).toHaveCount(0);
      expect(await balance(page)).toBe(10_000);
    });

    await test.step('won, it brings the winnings alone, and the history names it', async () => {
      await sandbox.finish(game.id, { home: 2, away: 0 });
      await expect(async () => expect(await balance(page)).toBe(11_000)).toPass();
      await page.goto('/en/office/history');
      await areasAreReady(page);
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: game.title });
      await expect(row).toContainText('Single · Free bet');
      await expect(row).toContainText(shown('Returns', '10.00'));
      await row.getByRole('link').first().click();
      await expect(page.getByRole('main')).toContainText('Your money was not staked.');
    });
  });
}

test('CPN-08 a void free bet can be used once more, and a system takes none', async ({
  page,
  sandbox,
}) => {
  const { login } = await newPlayer(page);
  const code = `BACK${login.replaceAll(/\D/g, '')}`;
  await sandbox.makeFreeBet(login, code);
  const { games, path } = await sandbox.makeGames([2, 2, 2]);
  const [first] = games;
  if (!first) throw new Error('There are three matches.');
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await coupon(page).getByText('Promo code', { exact: true }).click();
  const offered = coupon(page).getByRole('combobox', { name: 'Offered to you' });
  await offered.selectOption({ value: code });
  await expect(coupon(page)).toContainText(shown('Potential returns', '36.20'));
  await couponType(page, 'System').check();
  await expect(stake(page)).toBeEnabled();
  await placeButton(page).click();
  await expect(coupon(page)).toContainText('does not accept this promo code');
  await couponType(page, 'Accumulator').check();
  await expect(coupon(page)).toContainText(shown('Potential returns', '36.20'));
  await place(page);
  await expect(placedTitle(page)).toBeVisible();
  for (const { id } of games) await sandbox.callOff(id);

  const again = await sandbox.makeGames([4]);
  await page.goto(again.path);
  await areasAreReady(page);
  await pressHomeWins(page, again.games);
  await coupon(page).getByText('Promo code', { exact: true }).click();
  await offered.selectOption({ value: code });
  await expect(coupon(page)).toContainText(shown('Potential returns', '15.00'));
  expect(await balance(page)).toBe(10_000);
});
