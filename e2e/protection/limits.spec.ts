import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady, peek, send } from '../harness/bus';
import { coupon, couponBets, homeWin } from '../harness/steps/coupon';
import { tabTo } from '../harness/steps/keyboard';
import { header, newPlayer, signIn } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const LIMITS = '/en/office/responsible';

function limitField(page: Page, section: string, name: string): Locator {
  return page.getByRole('region', { name: section }).getByRole('group', { name });
}

/** Presses the element with this name once it has the focus. */
async function press(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
  await expect(goal).toBeVisible();
  await tabTo(page, goal);
  await page.keyboard.press(key);
}

test.describe('the limits screen', () => {
  test('P101 P95 LIM-03 LIM-05 sets a limit by keyboard alone: it applies at once in the coupon, a looser one waits and is confirmed', async ({
    page,
    sandbox,
  }) => {
    const { login } = await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await page.goto(path);
    await areasAreReady(page);
    await tabTo(page, page.getByRole('region', { name: game.title }).getByRole('link').first());
    await page.keyboard.press('ArrowRight');
    await expect(homeWin(page, game)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(couponBets(page)).toHaveCount(1);

    const daily = limitField(page, 'Losses', 'In 24 hours');
    await test.step('set from any page, by one press', async () => {
      await press(page, header(page).getByRole('link', { name: 'Your limits' }));
      await expect(page).toHaveURL(new RegExp(`${LIMITS}$`));
      await expect(page).toHaveTitle('Your limits | Grandstand');
      await press(page, daily.getByRole('button', { name: 'Set' }));
      await expect(daily.getByRole('textbox')).toBeFocused();
      await page.keyboard.type('20.1234');
      await page.keyboard.press('Enter');
      await expect(daily.getByText('Too many decimals')).toBeVisible();
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(daily.getByRole('status')).toHaveText(/applies at once/);
      await page.keyboard.press('Enter');
      await expect(daily).toContainText(/20\.12\sEUR left of 20\.12\sEUR/);
      await expect(daily.getByRole('button', { name: 'Change' })).toBeFocused();
    });

    await test.step('it applies in the coupon', async () => {
      await page.keyboard.press('Alt+s');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('21');
      await expect(
        coupon(page)
          .getByText(/Loss limit left today/)
          .first(),
      ).toBeVisible();
      await expect(coupon(page)).toContainText('You have reached your own limit');
    });

    await test.step('a looser one waits, and is confirmed after its wait', async () => {
      await press(page, daily.getByRole('button', { name: 'Change' }), 'Enter');
      await page.keyboard.type('50');
      await expect(daily.getByRole('status')).toHaveText(/waits for a time/);
      await page.keyboard.press('Enter');
      await expect(daily).toContainText(/A higher value is waiting: 50\.00\sEUR/);
      await expect(daily).toContainText('in 24 hours');
      await expect(daily).toContainText(/of 20\.12\sEUR/);
      await expect(daily.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
      await sandbox.ripenLimit(login, 10);
      await page.reload();
      await areasAreReady(page);
      await press(page, daily.getByRole('button', { name: 'Confirm' }));
      await expect(daily).toContainText(/50\.00\sEUR left of 50\.00\sEUR/);
      await expect(daily.getByRole('heading')).toBeFocused();
    });
  });

  test('P95 shows a limit that was set in another browser at once, without a reload', async ({
    page,
    browser,
    baseURL,
  }) => {
    const player = await newPlayer(page);
    await page.goto(LIMITS);
    const daily = limitField(page, 'Losses', 'In 24 hours');
    await expect(daily.getByRole('button', { name: 'Set' })).toBeVisible();
    await areasAreReady(page);
    const statusOf = (where: Page, state: string) =>
      expect.poll(async () => (await peek<{ status: string } | undefined>(where, state))?.status);
    await statusOf(page, 'feed.state').toBe('live');
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto('/en/');
    await signIn(other, player);
    await expect(header(other).getByRole('link', { name: 'Your limits' })).toBeVisible();
    await statusOf(other, 'limits.state').toBe('ready');
    await send(other, 'limits.save', { changes: [{ limitType: 10, limitValue: 2000 }] });
    await expect(daily).toContainText(/20\.00\sEUR left of 20\.00\sEUR/);
    await elsewhere.close();
  });

  test('LIM-12 removes a limit only after its questions are answered, and a wait', async ({
    page,
    sandbox,
  }) => {
    const { login } = await newPlayer(page);
    await sandbox.setLimit(login, 1, 30);
    await page.goto(LIMITS);
    const daily = limitField(page, 'Stakes', 'In 24 hours');
    await daily.getByRole('button', { name: 'Change' }).click();
    await daily.getByRole('radio', { name: 'No limit' }).check();
    await daily.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'A few questions first' });
    const questions = dialog.getByRole('group');
    for (const { questionId, answerId } of await sandbox.rightAnswers()) {
      await questions
        .nth(questionId - 1)
        .getByRole('radio')
        .nth(answerId - 1)
        .check();
    }
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect(dialog).toContainText('All answers are right');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(daily).toContainText('A higher value is waiting: No limit');
    await expect(daily).toContainText(/of 30\.00\sEUR/);
    await daily.getByRole('button', { name: 'Cancel request' }).click();
    await expect(daily).not.toContainText('waits');
  });

  test('P101 P118 LIM-06 opens the sign-in for a guest; a self-exclusion by keyboard alone needs a typed word, signs out at once, and leaves a browser in which nothing is promoted', async ({
    page,
  }) => {
    const player = await newPlayer(page);
    await page.context().clearCookies();
    await page.goto('/en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your limits' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await signIn(page, player);
    await expect(header(page).getByRole('link', { name: 'Your limits' })).toBeVisible();
    await page.goto(LIMITS);
    const exclusion = limitField(page, 'Self-exclusion', 'Self-exclusion');
    await press(page, exclusion.getByRole('button', { name: 'Set' }));
    await page.keyboard.press('ArrowRight');
    await expect(exclusion.getByRole('radio', { name: '7 days' })).toBeChecked();
    await press(page, exclusion.getByRole('button', { name: 'Exclude yourself…' }));
    const dialog = page.getByRole('dialog', { name: 'Self-exclusion: 7 days?' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('exclude');
    await page.keyboard.press('Enter');
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await signIn(page, player);
    await expect(
      page.getByRole('dialog', { name: 'Sign in' }).getByRole('alert').first(),
    ).toHaveText(/exclu/i);

    const answer = await page.goto('/en');
    expect(await answer?.text()).not.toContain('Several matches on one page');
    await areasAreReady(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Play within your limits' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'New here?' })).toHaveCount(0);
    await page.goto('/en/bonuses');
    await expect(main.getByText('No bonuses are offered to you now')).toBeVisible();
  });

  for (const theme of ['dark', 'light'] as const) {
    test(`P100 has no axe faults at A or AA with a form, a waiting change and a dialog, ${theme}`, async ({
      page,
      sandbox,
      watch,
      context,
      baseURL,
    }) => {
      const { login } = await newPlayer(page);
      await sandbox.setLimit(login, 20, 50);
      const value = `appTheme=${theme === 'dark' ? 1 : 0}&coefViewId=0&is12h=0&timeZone=UTC`;
      await context.addCookies([{ name: 'settings', value, url: baseURL ?? '' }]);
      await page.goto(LIMITS);
      const daily = limitField(page, 'Deposits', 'In 24 hours');
      await daily.getByRole('button', { name: 'Change' }).click();
      await daily.getByRole('radio', { name: '100.00 EUR', exact: true }).check();
      await daily.getByRole('button', { name: 'Save' }).click();
      await expect(daily).toContainText('waits');
      await limitField(page, 'Losses', 'In 7 days').getByRole('button', { name: 'Set' }).click();
      await page.keyboard.type('x');
      await page.keyboard.press('Enter');
      const find = async (): Promise<string[]> => {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      };
      expect(watch.violations).toEqual([]);
      expect(await find()).toEqual([]);
      await page.getByRole('button', { name: 'Close the account…' }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      expect(await find()).toEqual([]);
      // The tool itself adds style sheets that the policy refuses.
      watch.violations.length = 0;
    });
  }
});
