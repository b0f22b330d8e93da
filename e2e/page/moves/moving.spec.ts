import type { Locator, Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../../harness/bus';
import { matches, odds, openMatch } from '../../harness/steps/line';
import { MOTION } from '../../harness/checks/motion';
import { header, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.use(MOTION);

test.describe('moves, before the press', () => {
  // The browser's guess of its connection, on a busy machine, must not decide.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: {} }));
  });

  test('a match that the pointer rests on is loaded, and the press needs no further request', async ({
    page,
  }) => {
    const requested = listen(page, /\/line-api\/.*games\/\d+$/);
    await open(page, '/en/line/football');
    // Answers from before the first frame of the feed are loaded once more.
    await page.waitForFunction(() => {
      const feed = globalThis.grandstand?.bus.peek('feed.state') as { status: string } | undefined;
      return feed?.status === 'live';
    });
    const match = matches(page).nth(2);
    const name = (await match.getAttribute('aria-label')) ?? '';
    const link = match.getByRole('link').first();
    await link.hover();
    await hasCome(page, /games\/\d+$/);
    expect(requested).toHaveLength(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(
      page.getByRole('main').getByRole('group', { name: 'Match result', exact: true }),
    ).toBeVisible();
    expect(requested).toHaveLength(1);
  });

  test('another area is loaded while the pointer or the focus rests on a link to it', async ({
    page,
  }) => {
    await newPlayer(page);
    const requested = listen(page, /\/office\/en\/office\//);
    await open(page, '/en/line');
    const link = header(page).getByRole('link', { name: 'History' });
    await link.focus();
    await hasCome(page, /\/office\/en\/office\/history$/);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Bet history' })).toBeVisible();
    await areasAreReady(page);
    expect(requested).toEqual([expect.stringMatching(/\/office\/en\/office\/history$/)]);
  });

  test('a guest’s pointer loads no player’s page, nor does one that passes over', async ({
    page,
  }) => {
    const requested = listen(page, /\/(office|technical-pages)\/en\//);
    await open(page, '/en/line');
    await addLinks(page, ['/en/office/history', '/en/oldbrowser']);
    const [ofPlayers, ofAll] = [link(page, '/en/office/history'), link(page, '/en/oldbrowser')];
    await ofPlayers.hover();
    // A press is published at once, after the pointer's message.
    await ofPlayers.dispatchEvent('pointerdown');
    const answered = page.waitForRequest(/\/technical-pages\/en\/oldbrowser$/);
    await ofAll.hover();
    await answered;
    expect(requested).toEqual([expect.stringMatching(/\/technical-pages\/en\/oldbrowser$/)]);
  });
});

test.describe('moves back and forward', () => {
  test('back restores the list in the first frame: its matches, its position, the focus; forward the game', async ({
    page,
  }) => {
    await open(page, '/en/line/football');
    await noteFrames(page);
    const row = matches(page).nth(12);
    const title = (await row.getAttribute('aria-label')) ?? '';
    await row.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    const seen = await page.evaluate(() => globalThis.matchesInSight());
    expect(seen).toContain(title);
    const way = row.getByRole('link').first();
    await way.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('radio', { name: 'Totals' }).click();

    await page.goBack();
    await expect(page).toHaveURL(/\/en\/line\/football$/);
    expect(await page.evaluate(() => globalThis.popped)).toEqual({ y: left, seen });
    await expect(way).toBeFocused();

    await page.goForward();
    await expect(page.getByRole('radio', { name: 'Totals' })).toBeChecked();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('back from another area restores the position of the list too', async ({ page }) => {
    await newPlayer(page);
    await open(page, '/en/line/football');
    await page.evaluate(() => window.scrollTo(0, 1200));
    // Pressed without a pointer, which would scroll first.
    const way = header(page).getByRole('link', { name: 'History' });
    await way.evaluate((element: HTMLElement) => element.click());
    await isReceived(page, 'Bet history');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(matches(page).first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    await expect(way).toBeFocused();
  });

  test('another view of the same list keeps its position', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, '/en/line');
    await page.evaluate(() => window.scrollTo(0, 40));
    // Pressed without a pointer, which would scroll to it.
    const filter = page.getByRole('main').getByRole('link', { name: /^24/ });
    await filter.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/hours=24/);
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
  });
});

test.describe('moves to a place within a page and back', () => {
  test('a link to a place on another page reaches it once the page has loaded', async ({
    page,
  }) => {
    await newPlayer(page);
    await open(page, '/en/line');
    // An element with that id on this page is not the target.
    await page.evaluate(() => {
      const near = document.createElement('p');
      near.id = 'far-down';
      document.querySelector('main h1')?.after(near);
    });
    await addLinks(page, ['/en/office/history#far-down']);
    await link(page, '/en/office/history#far-down').click();
    await isReceived(page, 'Bet history');
    expect(await page.locator('#far-down').count()).toBe(0);
    await page.evaluate(() => {
      for (const id of ['before', 'far-down']) {
        const part = document.createElement('p');
        part.id = id;
        part.style.height = '2500px';
        document.querySelector('main')?.append(part);
      }
    });
    const top = (): Promise<number | undefined> =>
      page.evaluate(() =>
        Math.round(document.querySelector('main #far-down')?.getBoundingClientRect().top ?? -1),
      );
    // Below the header and the free space under it.
    await expect.poll(top).toBe(66);
  });

  test('the menu of sports is restored, from another area too', async ({ page }) => {
    await newPlayer(page);
    await page.setViewportSize({ width: 1440, height: 420 });
    await open(page, '/en/line/football');
    const menu = page.locator('[data-keep-scroll="sports-menu"]');
    const depth = (): Promise<number> => menu.evaluate((element) => element.scrollTop);
    await menu.evaluate((element) => element.scrollTo(0, 150));
    await expect.poll(depth).toBe(150);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const way = header(page).getByRole('link', { name: 'History' });
    await way.evaluate((element: HTMLElement) => element.click());
    await isReceived(page, 'Bet history');
    await page.goBack();
    await expect(matches(page).first()).toBeAttached();
    await expect.poll(depth).toBe(150);
  });
});

test.describe('moves with a screen reader', () => {
  test('P104 a link in the coupon’s drawer closes it: the new page’s heading has the focus, in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/en/line/football');
    const match = openMatch(page);
    const title = (await match.getAttribute('aria-label')) ?? '';
    await odds(match).first().click();
    const drawer = page.getByRole('region', { name: 'Bet slip', exact: true });
    const opener = sectionsBar(page).getByRole('button', { name: /^Bet slip/ });
    await opener.click();
    await expect(drawer).toBeVisible();
    const way = drawer.getByRole('link', { name: title });
    await way.click();
    await isReceived(page, title);
    await expect(drawer).toBeHidden();
    await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true);
    // To the page behind it, too, which no move would show.
    await opener.click();
    await way.click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/line\/football$/);
    await expect(drawer).toBeHidden();
    await expect(matches(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true);
  });

  test('each page has its title and the focus on its heading, and is announced once', async ({
    page,
  }) => {
    await newPlayer(page);
    await open(page, '/en/line');
    const voice = await noteVoice(page);
    await header(page).getByRole('link', { name: 'Live', exact: true }).click();
    await isReceived(page, 'Live');
    await header(page).getByRole('link', { name: 'History' }).click();
    await isReceived(page, 'Bet history');
    await addLinks(page, ['/en/coupon', '/en/no/such/page/at/all']);
    await link(page, '/en/coupon').click();
    await isReceived(page, 'Bet slip');
    await link(page, '/en/no/such/page/at/all').click();
    await isReceived(page, /./);
    // The heading with the focus is read out, and nothing beside it.
    expect(await voice()).toEqual([]);

    await page.goBack();
    await expect(link(page, '/en/no/such/page/at/all')).toBeFocused();
    await expect.poll(voice).toEqual(['Bet slip']);
    await expect(page).toHaveTitle('Bet slip | Grandstand');
  });

  test('a page that does not load within 5 s is announced as loading', async ({ page }) => {
    await newPlayer(page);
    await open(page, '/en/line');
    const voice = await noteVoice(page);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/office\/en\/office\//, async (route) => {
      await held;
      await route.continue();
    });
    await header(page).getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveTitle('Bet history | Grandstand');
    await expect.poll(voice).toEqual(['Bet history | Grandstand. Loading']);
    letGo();
    await isReceived(page, 'Bet history');
  });
});

/** The bottom navigation: it has the header's name, at the other end. */
function sectionsBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Sections' }).last();
}

/** Whether something has the focus, on the screen, and no part of the shell's lies over it. */
function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  // Null off the screen. A match's heading is for screen readers: its text is visible around it.
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const cover = seen?.closest('header, nav, section#coupon');
  return (
    seen !== null &&
    (focused.closest('main')?.contains(seen) === true || cover?.contains(focused) === true)
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areasAreReady(page);
  await shellIsUp(page);
}

/** The requested addresses that match a pattern. */
function listen(page: Page, address: RegExp): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** Waits until the page has the whole answer of such an address. */
async function hasCome(page: Page, address: RegExp): Promise<void> {
  await page.waitForFunction(
    (pattern) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    address.source,
  );
}

/** Links where every layout leaves them, for pages to which the product has none. */
async function addLinks(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate((paths) => {
    for (const path of paths) {
      const made = document.createElement('a');
      made.href = path;
      made.textContent = path;
      made.style.cssText = 'position: fixed; z-index: 1000; top: 0; left: 0; padding: 4px';
      made.style.top = `${40 * document.querySelectorAll('body > a').length}px`;
      document.body.append(made);
    }
  }, addresses);
}

function link(page: Page, address: string): Locator {
  return page.locator(`body > a[href="${address}"]`);
}

async function isReceived(page: Page, heading: string | RegExp): Promise<void> {
  const found = page.getByRole('main').getByRole('heading', { level: 1, name: heading });
  await expect(found).toBeFocused();
  const own = `${(await found.innerText()).trim()} | Grandstand`;
  // The operator's title for search engines replaces the page's own.
  const title = (): Promise<string> =>
    page.evaluate((mine) => {
      const { bus } = globalThis.grandstand ?? {};
      const seo = bus?.peek('seo.state') as { path: string; title: string | null } | undefined;
      const place = bus?.peek('navigation.state') as { path: string } | undefined;
      const isOf = seo !== undefined && seo.path === place?.path.split('?')[0];
      return (isOf && seo.title) || mine;
    }, own);
  await expect.poll(async () => (await page.title()) === (await title())).toBe(true);
}

/** Records all texts of the live region from now on. */
async function noteVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    globalThis.announced = [];
    const voice = document.querySelector('#arrival');
    if (!voice) return;
    new MutationObserver(() => {
      if (voice.textContent) globalThis.announced.push(voice.textContent);
    }).observe(voice, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.announced);
}

declare global {
  var announced: string[];
  var matchesInSight: () => string[];
  var popped: Promise<{ y: number; seen: string[] }>;
}

/** Records the first frame after the next way back. */
async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.matchesInSight = () =>
      [...document.querySelectorAll('main section[aria-label*=" – "]')].flatMap((match) => {
        const { top, bottom } = match.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [match.ariaLabel ?? ''] : [];
      });
    globalThis.popped = new Promise((resolve) => {
      addEventListener(
        'popstate',
        () =>
          requestAnimationFrame(() => {
            // After the frame's own work, before anything that comes later.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () =>
              resolve({ y: window.scrollY, seen: globalThis.matchesInSight() }),
            );
            port1.start();
            port2.postMessage(null);
          }),
        { once: true },
      );
    });
  });
}
