import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright/test';
import { startSite } from '../../src/tools/site/site.mjs';
import { areasAreReady } from '../harness/bus';
import { faultsOf } from '../harness/checks/axe';
import { createSandboxControl } from '../harness/sandbox';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const SCREENS = [
  { width: 1366, height: 768, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;

/** Opens the page of a game from the search, as no test knows its id, and plays for money. */
async function playForMoney(page: Page, name: string): Promise<void> {
  await page.goto(`/en/casino-search?search=${name}`);
  await areasAreReady(page);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Play for money' }).click();
}

const choiceAbout = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `“${name}” is open for money` });

const stageOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Game: ${name}` });

const gameOf = (page: Page, name: string): FrameLocator =>
  page.frameLocator(`iframe[title="${name}"]`);

/** The press that begins a round of a game. */
const playOf = (page: Page, name: string): Locator =>
  gameOf(page, name).getByRole('button', { name: /^Play for/ });

test.describe('where the law allows one game for money at a time', () => {
  // One site for both: the law is the same for all of its players.
  test.describe.configure({ mode: 'default' });

  let site: Awaited<ReturnType<typeof startSite>>;
  let context: BrowserContext;

  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(async () => site.stop());
  test.afterEach(async () => context.close());

  for (const { width, height, colorScheme } of SCREENS) {
    test(`CAS-01 a player who opens a second game chooses which goes on, at ${width} in ${colorScheme}`, async ({
      browser,
    }, info) => {
      context = await browser.newContext({
        baseURL: site.origin,
        locale: 'en-GB',
        viewport: { width, height },
        colorScheme,
      });
      await context.addCookies([
        { name: 'settings', value: 'cookiesAgreeType=1', url: site.origin },
      ]);
      const [first, second] = [await context.newPage(), await context.newPage()];
      const { login } = await newPlayer(first);
      await createSandboxControl(first.request, site.origin).deposit(login, 20);
      const choice = choiceAbout(second, 'Dice');

      const setLaw = async (pack: 'open' | 'uk'): Promise<void> => {
        const changed = await first.request.post('/sandbox/v1/site', { data: { pack } });
        expect(changed.ok()).toBe(true);
      };

      await test.step('the law comes into force while the first game is open', async () => {
        await setLaw('open');
        await playForMoney(first, 'Dice');
        await expect(playOf(first, 'Dice')).toBeEnabled();
        await setLaw('uk');
      });

      await test.step('the second one asks first, and names the other', async () => {
        await playForMoney(second, 'Mines');
        await expect(choice).toBeFocused();
        await expect(choice).toBeInViewport({ ratio: 1 });
        await expect(stageOf(second, 'Mines')).toHaveCount(0);
        await info.attach('the choice', {
          body: await second.screenshot(),
          contentType: 'image/png',
        });
        expect(await faultsOf(second)).toEqual([]);
      });

      await test.step('kept: the first game goes on, and the focus is in the page', async () => {
        await choice.getByRole('button', { name: 'Keep “Dice”' }).press('Enter');
        await expect(choice).toHaveCount(0);
        await expect(second.getByRole('main')).toBeFocused();
        await expect(stageOf(second, 'Mines')).toHaveCount(0);
        await playOf(first, 'Dice').click();
        await expect(
          gameOf(first, 'Dice')
            .getByText(/comes? back/)
            .first(),
        ).toBeVisible();
      });

      await test.step('ended: the second game is opened, and the first takes no more bets', async () => {
        await second.getByRole('button', { name: 'Play for money' }).click();
        await choice.getByRole('button', { name: 'End “Dice” and play here' }).press('Enter');
        await expect(stageOf(second, 'Mines')).toBeFocused();
        await expect(playOf(second, 'Mines')).toBeEnabled();
        await expect(choice).toHaveCount(0);
        await playOf(first, 'Dice').click();
        await expect(stageOf(first, 'Dice').getByText('The game stopped')).toBeVisible();
        await first.getByRole('button', { name: 'Open again' }).click();
        await expect(choiceAbout(first, 'Mines')).toBeFocused();
      });
    });
  }
});
