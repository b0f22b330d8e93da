import type { Browser, Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { coupon, openCoupon } from '../../harness/steps/coupon';
import { matches, odds } from '../../harness/steps/line';
import { header } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

/** A setting, and what the page shows by it. */
interface Setting {
  readonly name: string;
  /** The choice of a list; left out: a switch is turned. */
  readonly choice?: string;
  readonly shows: (page: Page) => Promise<unknown>;
}

const main = (page: Page): Locator => page.getByRole('main');
const row = (page: Page): Locator => matches(page).first();
/** What sides are recognised by: kits and flags, or letters. */
const BADGE = '[href^="/badges.svg"], [data-letters]';

/** Of lists of matches that have not begun. */
const OF_LISTS: readonly Setting[] = [
  { name: 'Compact rows', shows: async (page) => (await row(page).boundingBox())?.height },
  {
    name: 'Light version without decoration',
    shows: (page) => row(page).locator(BADGE).count(),
  },
  {
    name: 'Match list view',
    choice: '1',
    shows: (page) => row(page).getByRole('group').first().getAttribute('aria-label'),
  },
  {
    name: 'Best matches on top',
    shows: (page) => matches(page).evaluateAll((rows) => rows.map(({ ariaLabel }) => ariaLabel)),
  },
  {
    name: 'Group by country',
    shows: (page) =>
      main(page)
        .getByText(/^(?:England|Spain)$/)
        .evaluateAll((all) => all.map(({ tagName }) => tagName)),
  },
  { name: 'Match number', shows: async (page) => (await row(page).innerText()).includes('#') },
];

const OF_LIVE_LISTS: readonly Setting[] = [
  { name: 'Score by period', shows: (page) => row(page).getByText('Score by half').count() },
];

const OF_MENU: readonly Setting[] = [
  {
    name: 'Only sports in the menu',
    // The way to the statistics comes with the site's config.
    shows: (page) =>
      page
        .getByRole('navigation', { name: 'Sports menu', exact: true })
        .getByRole('link')
        .filter({ hasNotText: 'Statistics' })
        .count(),
  },
];

const OF_MATCH: readonly Setting[] = [
  {
    name: 'Names of markets and outcomes',
    choice: '1',
    shows: async (page) =>
      /^[^\d]+/.exec((await odds(main(page)).first().textContent()) ?? '')?.[0],
  },
  {
    name: 'Match course folded',
    shows: (page) => main(page).getByRole('button', { name: 'Close the match centre' }).count(),
  },
];

const OF_ZONE: readonly Setting[] = [
  {
    name: 'Pitch of a live match stays in view',
    shows: (page) =>
      main(page)
        .locator('div:has(> details > svg)')
        .evaluate((board) => getComputedStyle(board).position),
  },
  {
    name: 'Match course folded',
    shows: (page) => main(page).locator('details > svg').isVisible(),
  },
];

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test('SPT-04 SET-01 each setting of lists, matches and the zone applies at once, and in the server’s page alike', async ({
      page,
      browser,
      sandbox,
    }) => {
      const { list, id, slug } = await makeTwoLeagues(page);
      const follow = async (path: string, settings: readonly Setting[]): Promise<void> => {
        await page.goto(path);
        await areasAreReady(page);
        for (const setting of settings) {
          await test.step(setting.name, () => expectFollowed(page, browser, setting));
        }
      };
      await follow(list, OF_LISTS);
      // A narrow page has no menu of sports beside the list.
      if (width > 640) await follow('/en/line/football', OF_MENU);
      await sandbox.start(id);
      await sandbox.score(id, { home: 1, away: 0 });
      await follow(list.replace('/line', '/live'), OF_LIVE_LISTS);
      await follow(`/en/live/football/${LEAGUES[0]}/${slug}`, OF_MATCH);
      await follow(`/en/results/zone?game=${id}`, OF_ZONE);
    });

    test('SPT-04 SET-01 team badges are in the coupon at once, and after a reload', async ({
      page,
    }) => {
      const { list } = await makeTwoLeagues(page);
      await page.goto(list);
      await areasAreReady(page);
      await odds(row(page)).first().click();
      const badges = coupon(page).locator(BADGE);
      await openCoupon(page);
      await expect(coupon(page).getByRole('link', { name: / – / })).toBeVisible();
      await expect(badges).toHaveCount(0);
      await page.keyboard.press('Escape');
      await choose(page, { name: 'Team badges' });
      await openCoupon(page);
      await expect(badges).toHaveCount(2);
      await page.reload();
      await areasAreReady(page);
      await openCoupon(page);
      await expect(badges).toHaveCount(2);
    });
  });
}

/** Expects that the page follows a setting at once, and the server's page without scripts too; undoes it. */
async function expectFollowed(page: Page, browser: Browser, setting: Setting): Promise<void> {
  const { shows, choice } = setting;
  const usual = await shows(page);
  await choose(page, setting);
  await expect.poll(() => shows(page)).not.toEqual(usual);
  const chosen = await shows(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    storageState: await page.context().storageState(),
  });
  const unscripted = await context.newPage();
  await unscripted.goto(page.url());
  expect(await shows(unscripted)).toEqual(chosen);
  await context.close();
  await choose(page, { ...setting, ...(choice && { choice: '0' }) });
  await expect.poll(() => shows(page)).toEqual(usual);
}

/** Turns a switch of the settings, or chooses from its list. */
async function choose(
  page: Page,
  { name, choice }: Pick<Setting, 'name' | 'choice'>,
): Promise<void> {
  await header(page).getByRole('button', { name: 'Display settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display settings' });
  if (choice === undefined) await dialog.getByRole('switch', { name }).click();
  else await dialog.getByRole('combobox', { name }).selectOption(choice);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** The second is a top league, and of another country. */
const LEAGUES = ['england-championship', 'spain-la-liga'];

/** A list of a match of each league, and the first of them. */
async function makeTwoLeagues(page: Page): Promise<{ list: string; id: number; slug: string }> {
  const word = `Q${crypto.randomUUID().slice(0, 8)}`;
  const made: { id: number; slug: string }[] = [];
  for (const [place, champ] of LEAGUES.entries()) {
    const [home, away] = [`${word} ${place} United`, `${word} ${place} City`];
    const answer = await page.request.post('/sandbox/v1/games', {
      data: { sport: 'football', champ, home, away, startsIn: 3600 + 600 * place },
    });
    made.push(((await answer.json()) as { game: { id: number; slug: string } }).game);
  }
  const [first] = made;
  if (!first) throw new Error('There is a match.');
  return { list: `/en/line?search=${word}`, ...first };
}
