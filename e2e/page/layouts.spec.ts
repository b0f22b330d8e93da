import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page, TestInfo } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { matches } from '../harness/steps/line';
import { startOwnSite, type OwnSite } from '../harness/own-operator';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const coupon = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip', exact: true });
const sections = (page: Page): Locator => page.getByRole('navigation', { name: 'Sections' });
const toTop = (page: Page): Locator => page.getByRole('button', { name: 'Back to top' });
const snow = (page: Page): Locator => page.locator('[data-decoration="snow"]');

/** Everything axe finds at A or AA; the tool itself adds style sheets that the policy refuses. */
async function faults(page: Page, watch: { readonly violations: string[] }): Promise<string[]> {
  expect(watch.violations).toEqual([]);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  watch.violations.length = 0;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function setTheme(page: Page, origin: string, theme: 'dark' | 'light'): Promise<void> {
  const value = `appTheme=${theme === 'dark' ? 1 : 0}&cookiesAgreeType=1`;
  await page.context().addCookies([{ name: 'settings', value, url: origin }]);
}

/** How many pixels of two pictures differ to the eye. */
async function pixelsApart(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? [];
        }),
      );
      const parts = [...(a ?? [])].map((part, place) => Math.abs(part - (b?.[place] ?? 0)));
      return parts.filter((part, place) => place % 4 === 2 && part > 24).length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

/** A maintenance that has begun. */
function closed(): object {
  const [hour, now] = [3_600_000, Date.now()];
  return {
    isActive: true,
    web_state: 1,
    started_at: now - hour,
    ended_at: now + hour,
    notify_started_at: now - 2 * hour,
  };
}

const boxOf = async (
  locator: Locator,
): Promise<{ x: number; y: number; right: number; width: number; height: number }> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { x, y, width, height, right: x + width };
};

test.describe('the layout of the page', () => {
  test('LAY-10 differs by width: full, compact, low resolution, drawer, one column', async ({
    page,
  }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    const inHeader = sections(page).and(page.getByRole('banner').getByRole('navigation'));
    const menu = page.getByRole('navigation', { name: 'Sports menu' });
    const facts = async (width: number): Promise<object> => {
      await page.setViewportSize({ width, height: 800 });
      const columns = await boxOf(page.getByRole('main').locator('..'));
      // On a phone the page of a sport has its leagues in place of the sports.
      const left = (await menu.isVisible()) ? await boxOf(menu) : null;
      const isColumn = await coupon(page).isVisible();
      return {
        page: columns.width,
        // With its borders the menu's card is 2 px wider than its contents.
        menu: left && Math.round(left.width + 2),
        coupon: isColumn ? (await boxOf(coupon(page))).width : null,
        bar: (await sections(page).count()) > (await inHeader.count()),
        sideways: await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        ),
      };
    };
    const full = { menu: 240, coupon: 320, bar: false, sideways: false };
    const compact = { menu: 216, coupon: 300, bar: false, sideways: false };
    const low = { ...compact, menu: 56 };
    const drawer = { menu: 56, coupon: null, bar: true, sideways: false };
    expect(await facts(2400)).toEqual({ page: 1920, ...full });
    expect(await facts(1920)).toEqual({ page: 1920, ...full });
    expect(await facts(1367)).toEqual({ page: 1367, ...full });
    expect(await facts(1366)).toEqual({ page: 1366, ...compact });
    expect(await facts(1101)).toEqual({ page: 1101, ...compact });
    expect(await facts(1100)).toEqual({ page: 1100, ...low });
    expect(await facts(1025)).toEqual({ page: 1025, ...low });
    expect(await facts(1024)).toEqual({ page: 1024, ...drawer });
    expect(await facts(390)).toMatchObject({ page: 390, coupon: null, bar: true, sideways: false });
    expect(await facts(320)).toMatchObject({ page: 320, coupon: null, bar: true, sideways: false });
  });

  test('LAY-01 never covers the focused element by the header or the bottom navigation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await page.getByRole('main').focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 50; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const cover = seen?.closest('header, nav[aria-label="Sections"]');
        return cover && !cover.contains(focused) ? focused.outerHTML : null;
      });
      if (covered) hidden.push(covered.slice(0, 200));
    }
    expect(hidden).toEqual([]);
  });

  test('LAY-09 keeps a scroll target 10 px from the header, and 52 from the bottom', async ({
    page,
  }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await expect(matches(page).nth(6)).toBeVisible();
    const link = matches(page).nth(5).getByRole('link').first();
    const bring = async (block: ScrollLogicalPosition): Promise<void> =>
      link.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
    await page.evaluate(() => {
      const end = document.createElement('div');
      end.style.height = '3000px';
      document.body.append(end);
    });
    await bring('start');
    const header = await boxOf(page.getByRole('banner'));
    expect(Math.round((await boxOf(link)).y - header.height)).toBe(10);
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize({ width: 1440, height: 420 });
    await bring('end');
    const { y, height } = await boxOf(link);
    expect(Math.round(420 - y - height)).toBe(52);
  });

  test('LAY-09 has a button to the top after one screen, and after four in the mobile version', async ({
    page,
  }) => {
    // The numbers depend on the screen alone.
    const scroll = async (screens: number): Promise<void> => {
      await page.evaluate((count) => scrollTo(0, count * innerHeight), screens);
    };
    const stretch = async (): Promise<void> => {
      await page.evaluate(() => {
        const end = document.createElement('div');
        end.setAttribute('class', 'stretched');
        end.style.height = '9000px';
        document.body.append(end);
      });
    };
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await stretch();
    await scroll(1);
    await expect(toTop(page)).toHaveCount(0);
    await scroll(1.1);
    await expect(toTop(page)).toBeVisible();

    await test.step('it keeps its distance from the edges', async () => {
      const { height } = await boxOf(toTop(page));
      const { y, right } = await boxOf(toTop(page));
      const column = await boxOf(coupon(page));
      expect(Math.round(900 - y - height)).toBe(52);
      expect(Math.round(column.x - right)).toBe(10);
    });
    await test.step('by keyboard it moves the focus to the top', async () => {
      await toTop(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(toTop(page)).toHaveCount(0);
    });

    await page.goto('/en/line/football?platform_type=mobile');
    await areasAreReady(page);
    // Rows that come above the place would move it.
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await stretch();
    await scroll(3.9);
    await expect(toTop(page)).toHaveCount(0);
    await scroll(4.1);
    await expect(toTop(page)).toBeVisible();
  });
});

test.describe('every layout of the route table', () => {
  for (const [kind, path] of [
    ['default', '/en/line'],
    ['not found', '/en/no/such'],
    ['blocked', '/en/block-appeal-history'],
    ['empty', '/en/block'],
  ] as const) {
    test(`LAY-07 LAY-10 ${kind} is as wide as the window, with its heading or first match in view, at 1920, 1366, 1024 and 390 px`, async ({
      page,
    }, info) => {
      await newPlayer(page);
      await page.goto(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await fitsEachWidth(page, info, kind);
    });
  }
});

/** A page is as wide as the window at the four widths; its pictures are kept with the run. */
async function fitsEachWidth(page: Page, info: TestInfo, kind: string): Promise<void> {
  for (const width of [1920, 1366, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // On a phone a list begins with its matches; the heading is for screen readers.
    const isList = kind === 'default' && width === 390;
    const first = isList ? matches(page).first() : page.getByRole('heading', { level: 1 });
    await expect(first).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    // To be looked at after a change of layouts.
    const body = await page.screenshot();
    await info.attach(`${kind}, ${width} px`, { body, contentType: 'image/png' });
  }
}

test.describe('the layout of a payment’s result', () => {
  let site: OwnSite;
  test.beforeAll(async ({ baseURL }) => {
    const config = { supportEmail: 'help@grandstand.example', isChatOffered: false };
    site = await startOwnSite(baseURL ?? '', config);
  });
  test.afterAll(async () => {
    await site.stop();
  });
  test.describe.configure({ mode: 'serial' });

  for (const theme of ['dark', 'light'] as const) {
    test(`LAY-07 has its page, links home and to support, and nothing else, ${theme}`, async ({
      page,
      watch,
    }, info) => {
      await setTheme(page, site.origin, theme);
      const answer = await page.goto(`${site.origin}/en/onpay/withdraw/success`);
      expect(answer?.status()).toBe(200);
      const arrived = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(arrived).toHaveText('Your withdrawal');
      const home = page.getByRole('link', { name: 'Home page', exact: true });
      await expect(home).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
      await expect(sections(page)).toHaveCount(0);
      await expect(coupon(page)).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      expect(await faults(page, watch)).toEqual([]);
      await home.click();
      await expect(page).toHaveURL(/\/en$/);
      await expect(coupon(page)).toBeVisible();
      await page.goBack();
      await expect(arrived).toBeVisible();
      await expect(coupon(page)).toHaveCount(0);
      await fitsEachWidth(page, info, `payment result, ${theme}`);
    });
  }
});

test.describe('the other layouts of separate pages', () => {
  test('LAY-07 an empty page has nothing around it; maintenance has the site’s name', async ({
    page,
    baseURL,
    watch,
  }, info) => {
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, baseURL ?? '', theme);
      for (const [path, hasName] of [
        ['/en/block', false],
        ['/en/maintenance', true],
      ] as const) {
        // On an open site that page redirects home: the operator closes it.
        await page.route('**/bff-api/config/state', (route) =>
          route.fulfill({ json: { maintenance: hasName ? closed() : null } }),
        );
        await page.goto(path);
        await shellIsUp(page);
        await areasAreReady(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(hasName ? 1 : 0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(coupon(page)).toHaveCount(0);
        expect([path, theme, await faults(page, watch)]).toEqual([path, theme, []]);
        if (hasName) await fitsEachWidth(page, info, `maintenance, ${theme}`);
        await page.unroute('**/bff-api/config/state');
      }
    }
  });

  test('LAY-06 LAY-07 a sheet of paper fits on the screen, and alone on paper', async ({
    page,
    watch,
  }) => {
    await page.context().clearCookies();
    await page.goto('/en/print-coupon/1');
    await shellIsUp(page);
    await page.evaluate(() => {
      globalThis.grandstand?.bus.publish('notices.state', {
        shown: {
          id: 'n',
          kind: 'info',
          title: null,
          text: 'It is so.',
          area: 'shadow',
          priority: 'normal',
          isPermanent: true,
          key: null,
          action: null,
        },
        waiting: 0,
      });
    });
    const sheet = page.getByRole('main');
    const notice = page.getByText('It is so.');
    await expect(notice).toBeVisible();
    expect(await faults(page, watch)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    const seen = (): Promise<number> =>
      sheet.evaluate(
        (main) =>
          [...(main.parentElement?.children ?? [])].filter(
            (part) => part !== main && part.checkVisibility(),
          ).length,
      );
    expect(await seen()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(notice).toBeVisible();
  });
});

test.describe('an operator’s config of the layout', () => {
  let site: OwnSite;
  test.beforeAll(async ({ baseURL }) => {
    site = await startOwnSite(baseURL ?? '', {});
  });
  test.afterAll(() => site.stop());
  test.describe.configure({ mode: 'serial' });

  test('LAY-01 LAY-02 LAY-05 has two rows in the header, a row above the footer, and the policy logo', async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    site.setConfig({
      headerRows: 2,
      geoCountryId: 66,
      supportEmail: 'help@grandstand.example',
      isChatOffered: false,
      footerRow: { socialLinks: [{ title: 'Telegram', url: 'https://t.me/example' }] },
    });
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, site.origin, theme);
      // Each its own address: an address that was left before restores its position.
      await page.goto(`${site.origin}/en/no/such/${theme}`);
      const banner = page.getByRole('banner');
      expect((await boxOf(banner)).height).toBe(96);
      const settings = banner.getByRole('button', { name: 'Display settings' });
      const links = sections(page).first();
      expect((await boxOf(links)).y).toBeGreaterThan((await boxOf(settings)).y + 34);
      // The sticky parts begin under both rows.
      expect((await boxOf(coupon(page))).y).toBeGreaterThanOrEqual(96);
      await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();

      const social = page.getByRole('navigation', { name: 'Social networks' });
      await social.scrollIntoViewIfNeeded();
      await expect(social.getByRole('link', { name: 'Telegram' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Minimum age: 18' })).toHaveText('18+');
      const logo = page.getByRole('img', { name: 'Responsible gambling policy' });
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(48);
      const [above, row, below] = await Promise.all([
        boxOf(page.getByRole('main')),
        boxOf(social),
        boxOf(page.getByRole('contentinfo')),
      ]);
      expect(row.y).toBeGreaterThan(above.y + above.height);
      expect(row.y).toBeLessThan(below.y);
      // What the header covers in part is no small target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await faults(page, watch)).toEqual([]);
    }

    await test.step('with reduced motion the logo does not move', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      const still = page.locator('canvas[aria-label="Responsible gambling policy"]');
      await expect(still).toBeAttached();
      const isDrawn = (): Promise<boolean> =>
        still.evaluate((canvas: HTMLCanvasElement) =>
          Boolean(
            canvas
              .getContext('2d')
              ?.getImageData(0, 0, 48, 20)
              .data.some((part) => part > 0),
          ),
        );
      await expect.poll(isDrawn).toBe(true);
    });
    await test.step('on narrow screens the sections are at the bottom, and the header has no second row', async () => {
      await page.setViewportSize({ width: 1024, height: 800 });
      expect((await boxOf(page.getByRole('banner'))).height).toBe(56);
      await expect(
        sections(page).last().getByRole('link', { name: 'Live', exact: true }),
      ).toBeVisible();
    });
  });

  test('LAY-02 LAY-05 has none of it without that config', async ({ page }) => {
    site.setConfig({
      geoCountryId: 5,
      supportEmail: 'help@grandstand.example',
      isChatOffered: false,
      isSupportButtonHidden: true,
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    // Another language: the footer's server keeps the operator's data for each.
    const startsLater = page.waitForRequest(/\/later-/);
    await page.goto(`${site.origin}/az/no/such/page`);
    await startsLater;
    expect((await boxOf(page.getByRole('banner'))).height).toBe(56);
    await expect(page.getByText('18+')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByText('18+')).toHaveCount(1);
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    expect(requested.filter((url) => /policy|foot-row|snow/.test(url))).toEqual([]);
  });

  test('LAY-04 has snow on home: behind all text, and only once the page has loaded', async ({
    page,
  }) => {
    site.setConfig({ isSnow: true });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${site.origin}/en`);
    await expect(snow(page)).toBeAttached();
    const at = (part: RegExp): number => requested.findIndex((url) => part.test(url));
    expect(at(/\/snow-/)).toBeGreaterThan(at(/\/page-/));
    await expect(snow(page)).toHaveAttribute('aria-hidden', 'true');
    const moving = (): Promise<string[]> =>
      snow(page).evaluate((element) =>
        element.getAnimations({ subtree: true }).map(({ playState }) => playState),
      );
    expect(await moving()).toEqual(['running', 'running', 'running']);
    await test.step('it is visible where there is no text', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 2400, height: 800 });
      // Beside the widest page there is nothing but the ground.
      const clip = { x: 4, y: 100, width: 200, height: 600 };
      const withSnow = await page.screenshot({ clip });
      await snow(page).evaluate((element) => element.setAttribute('hidden', ''));
      const without = await page.screenshot({ clip });
      await snow(page).evaluate((element) => element.removeAttribute('hidden'));
      // Six flakes of a few pixels each, at the least.
      expect(await pixelsApart(page, withSnow, without)).toBeGreaterThan(100);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
    // It covers nothing: a press reaches the page, and the text comes before it.
    await expect(snow(page)).toHaveCSS('pointer-events', 'none');
    await expect(snow(page)).toHaveCSS('z-index', '-1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving()).toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(matches(page).first()).toBeVisible();
    await expect(snow(page)).toHaveCount(0);

    await test.step('and there is none in the light version', async () => {
      const value = 'appTheme=1&cookiesAgreeType=1&isAppLightVersion=1';
      await page.context().addCookies([{ name: 'settings', value, url: site.origin }]);
      requested.length = 0;
      const startsLater = page.waitForRequest(/\/later-/);
      await page.goto(`${site.origin}/en`);
      await startsLater;
      await expect(matches(page).first()).toBeVisible();
      expect(at(/\/snow-/)).toBe(-1);
    });
  });

  test('LAY-08 shows the bottom navigation at registration with that config', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const dialog = page.getByRole('dialog', { name: 'Register' });
    // Below the dialog it is neither pressed nor read out.
    const bar = page.getByRole('navigation', { name: 'Sections', includeHidden: true });
    site.setConfig({});
    await page.goto(`${site.origin}/en/registration`);
    await expect(dialog).toBeVisible();
    await expect(bar.filter({ visible: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(bar.filter({ visible: true })).toHaveCount(1);
    site.setConfig({ isBottomBarOnRegistration: true });
    await page.goto(`${site.origin}/en/registration`);
    await expect(dialog).toBeVisible();
    await expect(bar.filter({ visible: true })).toHaveCount(1);
  });
});

for (const who of ['a guest', 'a player'] as const) {
  test(`LAY-01 cuts off no odds format and no language in the header, in any language, for ${who}`, async ({
    page,
  }) => {
    if (who === 'a player') await newPlayer(page);
    for (const language of ['ru', 'en', 'az', 'kz', 'ua']) {
      await page.goto(`/${language}/line`);
      // The balance; the button of further sections opens a popover too.
      if (who === 'a player')
        await expect(page.locator('header button[popovertarget][aria-describedby]')).toBeVisible();
      for (const width of [1920, 1366, 1101, 1025, 1024, 641, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.locator('header select').evaluateAll((selects) =>
          selects.flatMap((select) => {
            // A phone has the choices in the dialog of settings.
            if (!select.checkVisibility()) return [];
            const { font, paddingLeft, paddingRight } = getComputedStyle(select);
            const pen = document.createElement('canvas').getContext('2d')!;
            pen.font = font;
            const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return [...(select as HTMLSelectElement).options]
              .filter(({ text }) => pen.measureText(text).width > room + 1)
              .map(({ text }) => text);
          }),
        );
        expect([language, width, cut]).toEqual([language, width, []]);
        // Nothing of the header lies outside of it, or over something else of it.
        const parts = await page.locator('header > *').evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
        const hidden = await page.locator('header nav').evaluate((nav) => {
          const end = nav.getBoundingClientRect().right + 1;
          return [...nav.querySelectorAll('a')].filter(
            (link) => link.getBoundingClientRect().right > end,
          ).length;
        });
        expect(hidden, `${language} ${width}: links under what follows them`).toBe(0);
        for (const [at, a] of parts.entries()) {
          expect(a.right, `${language} ${width}`).toBeLessThanOrEqual(width);
          for (const b of parts.slice(at + 1)) {
            const isApart =
              a.right <= b.left + 1 ||
              b.right <= a.left + 1 ||
              a.bottom <= b.top + 1 ||
              b.bottom <= a.top + 1;
            expect(isApart, `${language} ${width} ${JSON.stringify([a, b])}`).toBe(true);
          }
        }
      }
    }
  });
}
