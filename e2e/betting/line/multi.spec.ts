import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import type { SandboxControl } from '../../harness/sandbox';
import { couponBets, openCoupon } from '../../harness/steps/coupon';
import { goalText } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

const panelsOf = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Matches in play, and the list of them alone. */
async function gamesInPlay(sandbox: SandboxControl, count: number) {
  const { games, path } = await sandbox.makeGames(Array<number>(count).fill(2));
  for (const { id } of games) await sandbox.start(id);
  return { games, list: path.replace('/line', '/live') };
}

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`SPT-02 RTE-04 several live matches are reordered by keyboard, and their address shows the same ones to others, ${width} wide`, async ({
    page,
    browser,
    baseURL,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const { games } = await sandbox.makeGames([2, 2.2, 2.4]);
    const [first, second, third] = games;
    if (!first || !second || !third) throw new Error('There are three matches.');
    for (const { id } of games) await sandbox.start(id);
    await page.goto(`/en/multi?ids=${first.id},${second.id},${third.id}`);
    await areasAreReady(page);
    const panels = panelsOf(page);
    const names = (): Promise<(string | null)[]> =>
      panels.evaluateAll((all) => all.map((panel) => panel.getAttribute('aria-label')));
    await expect(panels).toHaveCount(3);
    await panels.nth(2).getByRole('button', { name: 'Move earlier' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`ids=${third.id},${first.id},${second.id}$`));
    await expect(panels.first()).toBeFocused();
    await sandbox.score(third.id, { home: 2, away: 0 });
    await expect(panels.first().getByRole('link').first()).toContainText('2');
    const course = panels.first().getByRole('region', { name: 'Match course' });
    await expect(course).toContainText(goalText(third.home, '2:0'));
    await panels.first().getByRole('group').first().getByRole('button').first().click();
    await openCoupon(page);
    await expect(couponBets(page)).toHaveCount(1);

    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width, height },
    });
    const other = await context.newPage();
    await other.goto(page.url());
    const shown = other.getByRole('main').getByRole('article');
    await expect(shown).toHaveCount(3);
    await expect(shown.first().getByText('Statistics by half')).toBeVisible();
    expect(
      await shown.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(await names());
    await context.close();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

  test(`SPT-02 RTE-04 rows in play bring their matches to one page, and the seventh asks which of them gives way, ${width} wide`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const { games, list } = await gamesInPlay(sandbox, 7);
    const panels = panelsOf(page);
    await page.goto(list);
    await areasAreReady(page);
    const addFromRow = async ({ title }: { readonly title: string }): Promise<void> => {
      await page.getByRole('link', { name: `Several matches at once: ${title}` }).click();
      await expect(page).toHaveURL(/\/en\/multi\?/);
    };
    const order = (): Promise<(string | null)[]> =>
      panels.evaluateAll((all) => all.map((panel) => panel.getAttribute('aria-label')));
    const titles = games.map(({ title }) => title);
    const [first = '', second = '', third = '', , , , seventh = ''] = titles;
    const [, , thirdGame, , , , seventhGame] = games;

    await addFromRow({ title: first });
    await expect(panels).toHaveCount(1);
    await expect(panels.first()).toHaveAccessibleName(first);
    await page.goBack();
    await addFromRow({ title: second });
    await expect(panels).toHaveCount(2);
    await panels.nth(1).getByRole('button', { name: 'Move earlier' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(panels.first()).toBeFocused();
    expect(await order()).toEqual([second, first]);
    for (const game of games.slice(2, 6)) {
      await page.goBack();
      await addFromRow(game);
    }
    await expect(panels).toHaveCount(6);
    expect(await order()).toEqual([second, first, ...titles.slice(2, 6)]);

    await page.goBack();
    await addFromRow({ title: seventh });
    const question = page.getByRole('heading', { name: `Which match gives way to ${seventh}?` });
    await expect(question).toBeInViewport();
    await expect(panels).toHaveCount(6);
    const choice = page.locator('section').filter({ has: question });
    await expect(choice.getByRole('listitem')).toHaveText(
      (await order()).map((title) => new RegExp(`^${title}`)),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await choice.getByRole('button', { name: third }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(await order()).toEqual([second, first, seventh, ...titles.slice(3, 6)]);
    await expect(panels.nth(2)).toBeFocused();
    await expect(panels.nth(2)).toBeInViewport();
    const ids = new URL(page.url()).searchParams.get('ids')?.split(',');
    expect(ids).toContain(String(seventhGame?.id));
    expect(ids).not.toContain(String(thirdGame?.id));

    // Before any script too.
    const answer = await page.request.get(`${page.url()},${thirdGame?.id}`);
    expect(await answer.text()).toContain(`Which match gives way to ${third}?`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('SPT-02 a swipe shows the next match, and a dot of each leads to it', async ({
    page,
    sandbox,
  }) => {
    const { games } = await gamesInPlay(sandbox, 3);
    await page.goto(`/en/multi?ids=${games.map(({ id }) => id).join()}`);
    await areasAreReady(page);
    const panels = panelsOf(page);
    const dots = page.getByRole('navigation', { name: 'Go to a match' });
    const dot = (place: number): Locator =>
      dots.getByRole('button', { name: games[place]?.title ?? '' });
    const expectShown = async (place: number): Promise<void> => {
      await expect(dots.locator('[aria-current="true"]')).toHaveAccessibleName(
        games[place]?.title ?? '',
      );
      await expect(panels.nth(place)).toBeInViewport({ ratio: 0.9 });
    };
    await expect(dots.getByRole('button')).toHaveCount(3);
    await expectShown(0);

    await swipeLeft(page, panels.first());
    await expectShown(1);
    // It stops where a panel begins.
    const list = page.getByRole('list', { name: 'Several live matches' });
    const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? NaN;
    await expect
      .poll(async () => Math.abs((await leftOf(panels.nth(1))) - (await leftOf(list))))
      .toBeLessThan(2);

    await dot(2).tap();
    await expectShown(2);
    await dot(0).focus();
    await page.keyboard.press('Enter');
    await expectShown(0);
    await page.keyboard.press('Tab');
    await expect(dot(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expectShown(1);
    // The dots follow the order of the panels.
    await panels.nth(1).getByRole('button', { name: 'Move earlier' }).tap();
    await expect(dots.getByRole('button').first()).toHaveAccessibleName(games[1]?.title ?? '');
    await expect(dots.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  });
});

test('SPT-02 a wide page shows all matches, and has no dots', async ({ page, sandbox }) => {
  const { games } = await gamesInPlay(sandbox, 2);
  await page.goto(`/en/multi?ids=${games.map(({ id }) => id).join()}`);
  await areasAreReady(page);
  for (const { title } of games) {
    await expect(page.getByRole('article', { name: title })).toBeInViewport();
  }
  await expect(page.getByRole('navigation', { name: 'Go to a match' })).toHaveCount(0);
});

/** A finger that moves over a panel from right to left. */
async function swipeLeft(page: Page, panel: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await panel.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove', moved: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width - 40 - moved, y: y + 60 }],
    });
  await finger('touchStart', 0);
  for (let moved = 20; moved <= 240; moved += 20) await finger('touchMove', moved);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
