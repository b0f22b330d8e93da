import { HOSTILE_ADDRESSES } from '@grandstand/bus-contracts/testing';
import type { BrowserContext, Page } from 'playwright/test';
import { areasAreReady, send } from '../harness/bus';
import { couponBets } from '../harness/steps/coupon';
import { expect, test } from '../harness/test';

/** Every address that the browser is about to load, from the first call on; none of them is loaded. */
async function stopLoads(page: Page): Promise<string[]> {
  const loads: string[] = [];
  await page.route(
    () => true,
    async (route, request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) {
        return route.fallback();
      }
      loads.push(request.url());
      // An answer without content leaves the present page.
      return route.fulfill({ status: 204 });
    },
  );
  return loads;
}

function originOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? '').origin;
}

/** The addresses that are not the site's. */
function foreign(urls: readonly string[], baseURL: string | undefined): string[] {
  return urls.filter((url) => new URL(url).origin !== originOf(baseURL));
}

/** The requests of a context that leave this machine. */
function requestsAway(context: BrowserContext): string[] {
  const away: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) away.push(request.url());
  });
  return away;
}

/** Presses a link and waits for a move or a load; false for a link that is openly to another site. */
async function press(page: Page, href: string, loads: readonly string[]): Promise<boolean> {
  const before = { loads: loads.length, url: page.url() };
  const isOwn = await page.evaluate((address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    document.body.append(link);
    const isOfSite = link.origin === location.origin;
    if (isOfSite) link.click();
    link.remove();
    return isOfSite;
  }, href);
  if (isOwn) {
    await expect.poll(() => loads.length > before.loads || page.url() !== before.url).toBe(true);
  }
  return isOwn;
}

/** Another query for each, so that none leads where the page is already. */
function marked(address: string, mark: number): string {
  return `${address}?n=${mark}`;
}

test.describe('P82 addresses that try to leave the site', () => {
  test('P82 in links of this site, in any form, load no other site', async ({
    page,
    context,
    baseURL,
  }) => {
    const away = requestsAway(context);
    await page.goto('/en/live');
    await areasAreReady(page);
    const loads = await stopLoads(page);
    let pressed = 0;
    for (const [index, address] of HOSTILE_ADDRESSES.entries()) {
      const forms = [address, originOf(baseURL) + address, `/en${address}`];
      for (const [form, href] of forms.entries()) {
        if (await press(page, marked(href, index * forms.length + form), loads)) pressed += 1;
      }
    }
    // The rest are links to another site by their own account, which no page of ours writes.
    expect(pressed).toBeGreaterThan(60);
    expect(foreign([page.url(), ...loads], baseURL)).toEqual([]);
    expect(away).toEqual([]);
  });

  test('P82 are answered by the host with its own addresses only', async ({ page, baseURL }) => {
    const origin = originOf(baseURL);
    for (const address of HOSTILE_ADDRESSES.filter((one) => one.startsWith('/'))) {
      for (const url of [origin + address, `${origin}/en${address}`]) {
        const answer = await page.request.get(url, { maxRedirects: 0 });
        const { location } = answer.headers();
        if (location !== undefined) expect(new URL(location, url).origin, url).toBe(origin);
      }
    }
  });

  test('P61 P82 of matches in a stored coupon stay on this site or are dropped', async ({
    page,
    context,
    baseURL,
  }) => {
    const away = requestsAway(context);
    await page.addInitScript((addresses) => {
      for (const [index, path] of ['/live', ...addresses].entries()) {
        const id = `${900_000 + index}:1`;
        const market = {
          id,
          coef: 2,
          sportId: 1,
          typeId: 1,
          marketTypeId: 1,
          param: null,
          kind: 3,
          isLive: false,
          champ: { id: 1, name: 'Cup' },
          game: { id: 900_000 + index, home: `Home ${index}`, away: 'Away', startsAt: 4e12, path },
        };
        const bet = { market, seenAt: 1, blockId: 0, addedAt: index + 1 };
        localStorage.setItem(`coupon.bet.${id}`, JSON.stringify(bet));
      }
    }, HOSTILE_ADDRESSES);
    await page.goto('/en/line');
    await areasAreReady(page);
    const links = couponBets(page).getByRole('link');
    await expect(links.first()).toBeVisible();
    const loads = await stopLoads(page);
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    // The sound one is there, or nothing was tried.
    expect(hrefs).toContain('/en/live');
    for (const [index, href] of hrefs.entries()) await press(page, marked(href, index), loads);
    expect(foreign([page.url(), ...loads], baseURL)).toEqual([]);
    expect(away).toEqual([]);
  });

  test('P82 in links of an operator’s text stay on this site or become plain text', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const away = requestsAway(context);
    const origin = originOf(baseURL);
    const links = ['/live', ...HOSTILE_ADDRESSES, ...HOSTILE_ADDRESSES.map((one) => origin + one)];
    const escaped = (text: string): string =>
      text
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        // The operator takes no NUL; a reference to it is read as the replacement character.
        .replaceAll('\0', '&#0;');
    const answer = await request.post('/sandbox/v1/seo', {
      data: {
        path: '/live/volleyball',
        html: `<p>${links.map((one, index) => `<a href="${escaped(one)}">w${index}</a>`).join(' ')}</p>`,
      },
    });
    expect(answer.ok()).toBe(true);
    const inText = page.getByRole('region', { name: 'About this page' }).getByRole('link');

    const pressAll = async (): Promise<void> => {
      await expect(inText.first()).toHaveText('w0');
      const found = await inText.evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          isOwn: (link as HTMLAnchorElement).origin === location.origin,
        })),
      );
      expect(found.filter(({ isOwn }) => !isOwn)).toEqual([]);
      expect(found.length).toBeGreaterThan(20);
      const loads = await stopLoads(page);
      const hrefs = new Set(found.map(({ href }) => href));
      for (const [index, href] of [...hrefs].entries())
        await press(page, marked(href, index), loads);
      expect(foreign([page.url(), ...loads], baseURL)).toEqual([]);
      await page.unrouteAll();
    };
    await page.goto('/en/live/volleyball');
    await areasAreReady(page);
    await pressAll();
    await page.goto('/en/line');
    await areasAreReady(page);
    await send(page, 'navigation.go', { path: '/live/volleyball' });
    await pressAll();
    expect(away).toEqual([]);
  });
});
