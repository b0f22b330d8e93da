import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { isTried } from '../../harness/cases';
import {
  coupon,
  couponBets,
  couponType,
  homeWin,
  placeButton,
  placedTitle,
  pressHomeWins,
  stake,
} from '../../harness/steps/coupon';
import { tabTo } from '../../harness/steps/keyboard';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.describe('the coupon by keyboard and screen reader', () => {
  test('P101 a bet is added, staked, placed and shown by keyboard alone', async ({
    page,
    sandbox,
  }) => {
    await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await page.goto(path);
    await areasAreReady(page);
    const before = await balance(page);
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // One stop for all odds: within them the arrows lead.
    await tabTo(page, page.getByRole('region', { name: game.title }).getByRole('link').first());
    await page.keyboard.press('ArrowRight');
    await expect(homeWin(page, game)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(couponBets(page)).toHaveCount(1);
    await page.keyboard.press('Alt+s');
    await expect(stake(page)).toBeFocused();
    // Back to the price and to the stake again, with nothing lost.
    await page.keyboard.press('Escape');
    await expect(homeWin(page, game)).toBeFocused();
    await page.keyboard.press('Alt+s');
    await page.keyboard.type('5');
    await page.keyboard.press('ArrowUp');
    await expect(stake(page)).toHaveValue(/^7\.50?$/);
    await tabTo(page, placeButton(page));
    await page.keyboard.press('Enter');
    await expect(placedTitle(page)).toBeFocused();
    await expect.poll(() => balance(page)).toBe(before - 750);
    await tabTo(page, coupon(page).getByRole('link', { name: /^\d+$/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/office\/history\/\d+$/);
  });

  test('P101 type, banker, system size and the removal of a bet by keyboard alone', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([1.4, 1.5, 2, 3]);
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await tabTo(page, couponType(page, 'Accumulator'));
    await page.keyboard.press('ArrowRight');
    await expect(couponType(page, 'System')).toBeChecked();
    const banker = coupon(page)
      .getByRole('button', { name: /^Banker:/ })
      .first();
    await tabTo(page, banker);
    await page.keyboard.press('Space');
    await expect(banker).toHaveAttribute('aria-pressed', 'true');
    const size = coupon(page).getByLabel(/^System size/);
    await expect(size).toHaveValue('2');
    await tabTo(page, coupon(page).getByText('Returns if some lose'));
    await page.keyboard.press('Enter');
    await expect(coupon(page).getByRole('table')).toBeVisible();
    await tabTo(
      page,
      couponBets(page)
        .first()
        .getByRole('button', { name: /^Remove/ }),
      'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(couponBets(page)).toHaveCount(3);
  });

  test('P102 price moves are announced politely, at most once in 5 s, and the last announcement has the present price', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    const [first] = games;
    if (!first) throw new Error('There is a match.');
    await page.clock.install();
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    const voice = coupon(page).locator('[data-voice=prices]');
    await expect(voice).toHaveAttribute('aria-live', 'polite');
    await voice.evaluate((element) => {
      globalThis.announcements = [];
      new MutationObserver(() => {
        globalThis.announcements?.push({ at: Date.now(), words: element.textContent });
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    const since = await page.evaluate(() => Date.now());
    for (let move = 1; move <= 40; move += 1) {
      await page.evaluate(
        ([id, coef]) => {
          const odds = { id, coef, isBlocked: false, at: Date.now() };
          globalThis.grandstand?.bus.publish('feed.odds', odds);
        },
        [first.homeWin, 2 + move / 100] as const,
      );
      await page.clock.runFor(400);
    }
    await page.clock.runFor(6000);
    const announcements = (await page.evaluate(() => globalThis.announcements)) ?? [];
    const times = [...new Set(announcements.map(({ at }) => at))];
    // Counted, not measured one by one: a text is seen a moment after it was set.
    const span = (await page.evaluate(() => Date.now())) - since;
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.length).toBeLessThanOrEqual(Math.floor(span / 5000) + 1);
    expect(announcements.at(-1)?.words).toMatch(/odds moved from 2\.\d\d to 2\.40\.$/);
  });
});

declare global {
  /** The texts of the live region of prices, and their times. */
  var announcements: { at: number; words: string }[] | undefined;
}

for (const theme of (['dark', 'light'] as const).filter((_, place) => isTried(place, 2))) {
  test(`P100 axe finds nothing at A or AA in the coupon's settings, system, offers and result, ${theme}`, async ({
    page,
    context,
    watch,
    sandbox,
    baseURL,
  }) => {
    await newPlayer(page);
    const value = `appTheme=${theme === 'dark' ? 1 : 0}&coefViewId=0&is12h=0&timeZone=Europe%2FBerlin`;
    await context.addCookies([{ name: 'settings', value, url: baseURL ?? '' }]);
    const { games, path } = await sandbox.makeGames([1.4, 1.5, 2, 3]);
    const found: string[] = [];
    const audit = async (state: string): Promise<void> => {
      const faults = await faultsOf(page);
      found.push(...faults.map((fault) => `${state}: ${fault}`));
    };
    await page.goto(path);
    await areasAreReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(coupon(page).getByRole('heading', { name: 'Bet generator' })).toBeVisible();
    await audit('offers');

    await coupon(page).getByRole('button', { name: 'Bet slip settings' }).click();
    await expect(coupon(page).getByRole('button', { name: 'Done' })).toBeVisible();
    await audit('settings');
    await coupon(page).getByRole('button', { name: 'Done' }).click();

    await pressHomeWins(page, games);
    await couponType(page, 'System').check();
    await stake(page).fill('30');
    await coupon(page)
      .getByRole('button', { name: /^Banker:/ })
      .first()
      .click();
    await coupon(page).getByText('Returns if some lose').click();
    await coupon(page).getByRole('button', { name: 'Show lines' }).click();
    await expect(coupon(page).getByRole('textbox', { name: 'Go to line' })).toBeVisible();
    await coupon(page).getByText('Promo code', { exact: true }).click();
    await coupon(page).getByText('Share or load a bet slip').click();
    await audit('system explained');

    const [moved, suspended] = games;
    if (!moved || !suspended) throw new Error('There are four matches.');
    await sandbox.setPrice(moved.homeWin, 1.3);
    await sandbox.suspend(suspended.homeWin);
    await expect(couponBets(page).first()).toContainText('Odds moved from 1.40 to 1.30');
    await expect(couponBets(page).nth(1)).toContainText('Suspended');
    await placeButton(page).click();
    await audit('refused');

    await sandbox.resume(suspended.homeWin);
    await expect(couponBets(page).nth(1)).not.toContainText('Suspended');
    await couponBets(page).first().getByRole('button', { name: 'Accept', exact: true }).click();
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    await audit('result');
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
    expect(found).toEqual([]);
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('[aria-label="Bet slip"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
