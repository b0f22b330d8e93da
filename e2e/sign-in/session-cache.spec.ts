import type { Page } from 'playwright/test';
import { areasAreReady, peek, shellIsUp } from '../harness/bus';
import { balance, header, newPlayer, signOut } from '../harness/steps/player';
import { expect, test } from '../harness/test';
import { WHOLE_BROWSER } from '../harness/whole-browser';

test.use({ launchOptions: WHOLE_BROWSER });

declare global {
  /** Sends the check that this page holds back. */
  var sendCheck: (() => void) | undefined;
  /** The player's texts on the page in each frame since it returned. */
  var seen: string[] | undefined;
}

/** Looks at every frame that the page paints once it has returned from the cache. */
function watchReturn(): void {
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    const seen: string[] = [];
    globalThis.seen = seen;
    const check = (): void => {
      const shown = /Balance\s*\d|Bet #?\d+/.exec(document.body.innerText)?.[0];
      if (shown !== undefined) seen.push(shown);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

/** Keeps the next check from the operator until it is let go: the test runner's routes end with the cache. */
function holdCheck(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    if (url.toString().includes('/user/check')) {
      await new Promise<void>((resolve) => {
        globalThis.sendCheck = resolve;
      });
    }
    return fetch(input, init);
  };
}

/** Opens a page with texts of the player. */
async function openHistory(page: Page): Promise<void> {
  await page.goto('/en/office/history');
  await areasAreReady(page);
  await balance(page);
}

/** Goes to another document, and back to the one that was put away. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(watchReturn);
  await page.goto('/en/coupon');
  await shellIsUp(page);
}
async function comeBack(page: Page): Promise<'restored' | 'loaded'> {
  await page.goBack({ waitUntil: 'commit' });
  const how = await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation');
    if (globalThis.seen !== undefined) return 'restored';
    return (load as PerformanceNavigationTiming).type === 'back_forward' && 'loaded';
  });
  return (await how.jsonValue()) as 'restored' | 'loaded';
}

/** Leaves a page and comes back to it; begins again where the browser has discarded the page meanwhile, as it may. */
async function returnFromCache(
  page: Page,
  open: () => Promise<void>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    await open();
    await leave(page);
    await meanwhile();
    expect(await comeBack(page)).toBe('restored');
  }).toPass();
}

test.describe('a page from the back/forward cache', () => {
  test('P72 shows nothing of the player until the check has answered, and then all of it', async ({
    page,
  }) => {
    await newPlayer(page);
    const open = async (): Promise<void> => {
      await openHistory(page);
      await page.evaluate(holdCheck);
    };
    await returnFromCache(page, open, async () => {});
    await page.waitForFunction(() => globalThis.sendCheck !== undefined);
    expect(await peek(page, 'session.state')).toEqual({ status: 'unknown', userId: '' });
    await expect(header(page)).not.toContainText('Balance');
    expect(await page.evaluate(() => globalThis.seen)).toEqual([]);

    await page.evaluate(() => globalThis.sendCheck?.());
    await balance(page);
    await expect(page.getByRole('heading', { name: 'Bet history', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('P21 P72 shows nothing of a player who has left meanwhile, in any frame', async ({
    page,
  }) => {
    const open = async (): Promise<void> => {
      await newPlayer(page);
      await openHistory(page);
    };
    await returnFromCache(page, open, () =>
      page.request.post('/web-api/user/disconnect', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        data: {},
      }),
    );
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bet history' })).toBeHidden();
    expect(await page.evaluate(() => globalThis.seen)).toEqual([]);
  });

  test('P21 is no longer a player’s page after a sign-out in another tab', async ({
    context,
    page,
  }) => {
    await newPlayer(page);
    await page.goto('/en/coupon');
    await balance(page);
    await page.goto('/en/live');
    const other = await context.newPage();
    await other.goto('/en/coupon?tab=2');
    await balance(other);
    await signOut(other);
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    // The message may have removed the page from the cache: then it is loaded again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(header(page)).not.toContainText('Balance');
  });
});
