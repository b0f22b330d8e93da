import { areasAreReady } from '../../e2e/harness/bus';
import { isTried } from '../../e2e/harness/cases';
import { walkedPageCheck } from '../../e2e/harness/checks/walked-page';
import { SCREENS, screenOptions } from '../../e2e/harness/screens';
import { fillProfile } from '../../e2e/harness/steps/payments';
import { header, newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';
import { areaTextsOf, textsOf } from '../../e2e/harness/texts';

for (const screen of SCREENS.filter((_, at) => isTried(at, 4))) {
  const { width, language, theme } = screen;
  test.describe(`at ${width} in ${language}, ${theme}`, () => {
    test.use(screenOptions(screen));

    test('PAY-01 a player sets a limit, pays in by a card that asks for a code, and withdraws', async ({
      page,
      watch,
    }) => {
      const t = await textsOf(language);
      const words = await areaTextsOf('payments', language);
      const main = page.getByRole('main');
      /** A text of the area that has an amount in it, as the language writes amounts. */
      const withAmount = (key: string, whole: number): RegExp =>
        new RegExp(`^${words(key, { amount: 'AMOUNT' }).replace('AMOUNT', `${whole}[.,]00`)}`);
      const audit = walkedPageCheck(page, watch, width);
      /** Opens a page of the account by its menu. */
      const go = async (section: string): Promise<void> => {
        await page.goto(`/${language}/line`);
        await areasAreReady(page);
        await header(page)
          .getByRole('button', { name: new RegExp(`^${t('header.balance')}`) })
          .click();
        await page
          .getByRole('navigation', { name: t('accounts.menu') })
          .getByRole('link', { name: t(`accounts.section.${section}`), exact: true })
          .click();
        await areasAreReady(page);
      };

      await newPlayer(page);
      await fillProfile(page);
      await go('recharge');
      await main.getByRole('textbox', { name: words('limit.amount') }).fill('50');
      await main.getByRole('button', { name: withAmount('limit.set', 50) }).click();
      await main.getByRole('textbox', { name: words('recharge.amount') }).fill('20');
      await audit();
      await main.getByRole('button', { name: withAmount('recharge.pay', 20) }).click();

      await test.step('the bank asks for the card and a code in the language of the site', async () => {
        await expect(page.locator('input[name="number"]')).toBeVisible();
        expect(new URL(page.url()).hostname).not.toBe('localhost');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.locator('input[name="number"]').fill('4000 0000 0000 3220');
        await page.locator('input[name="expiry"]').fill('08/29');
        await page.locator('input[name="cvc"]').fill('123');
        await page.getByRole('button', { name: /20[.,]00/ }).click();
        const code = page.locator('input[name="code"]');
        await expect(code).toBeVisible();
        const [digits = ''] = /\b\d{6}\b/.exec(await page.locator('body').innerText()) ?? [];
        await code.fill(digits);
        await code.press('Enter');
      });

      await areasAreReady(page);
      await expect(main.getByRole('status')).toHaveText(withAmount('state.credited', 20));
      await audit();

      await go('withdrawal');
      await main.getByRole('textbox', { name: words('recharge.amount') }).fill('15');
      await audit();
      await main.getByRole('button', { name: withAmount('deduce.withdraw', 15) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /15[.,]00/ }).click();
      await expect(main.getByRole('list', { name: words('withdrawal.steps') })).toBeVisible();
      await audit();
    });
  });
}
