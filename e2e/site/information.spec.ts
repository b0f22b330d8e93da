import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { areasAreReady } from '../harness/bus';
import { startOwnSite } from '../harness/own-operator';
import {
  coupon,
  couponAlert,
  couponBets,
  couponType,
  openCoupon,
  pressHomeWins,
  shown,
  stake,
} from '../harness/steps/coupon';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** Both widths with both themes. */
const SCREENS = [
  { width: 1366, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const;

const PAGES = [
  '/about',
  '/rules/betting/limits',
  '/responsiblegaming',
  '/cash_terminals',
  '/betting-alphabet/odds/markets/handicap',
  '/news/bet-builder',
  '/blog/how-a-margin-works',
  '/apps/mobile',
  '/ourpartners/terms',
];

test('RTE-29 the pages of information are read whole without scripts, in five languages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    for (const path of PAGES) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('main h1')).toHaveCount(1);
      for (const { width } of SCREENS) {
        await page.setViewportSize({ width, height: 800 });
        const article = page.locator('main article');
        await expect(article).toBeVisible();
        const { x = 0, width: room = 0 } = (await article.boundingBox()) ?? {};
        expect([path, x + room <= width], `${width}`).toEqual([path, true]);
      }
    }
  }
  await page.goto('/en/rules/betting');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('VIP');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: 'Stakes and payouts' })).toHaveAttribute(
    'href',
    '/en/rules/betting/limits#r-4.3',
  );
  await context.close();
});

for (const { width, theme } of SCREENS) {
  test.describe(`${width} wide, ${theme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: theme });

    test('RTE-37 a refusal in the coupon leads to the rule that it follows', async ({
      page,
      sandbox,
    }) => {
      await newPlayer(page);
      const { games, path } = await sandbox.makeGames([2]);
      await page.goto(path);
      await areasAreReady(page);
      await pressHomeWins(page, games);
      await stake(page).fill('7000');
      await expect(couponAlert(page).first()).toContainText('The maximum stake is');
      await coupon(page).getByRole('link', { name: 'Rule 4.2' }).click();
      await expect(page).toHaveURL(/\/en\/rules\/betting\/limits#r-4\.2$/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        'Stakes and payouts',
      );
      await expect(page.locator('[id="r-4.2"]')).toBeInViewport();
      // Loaded as a page of its own it is at the same place.
      await page.reload();
      await areasAreReady(page);
      await expect(page.locator('[id="r-4.2"]')).toBeInViewport();
    });

    test('RTE-37 a chapter or a group of rules that there is not leads to those that there are', async ({
      page,
      watch,
    }) => {
      const main = page.getByRole('main');
      for (const path of ['/rules/betting/nothing', '/rules/nothing']) {
        expect([path, (await page.goto(`/en${path}`))?.status()]).toEqual([path, 404]);
        await areasAreReady(page);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await expect(main.getByText('The address may be mistyped')).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          path,
        ).toBeLessThanOrEqual(width);
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect([path, violations.map(({ id }) => id)]).toEqual([path, []]);
        // The styles that axe adds are refused by the policy.
        watch.violations.length = 0;
        await main
          .getByRole('region', { name: 'Rules' })
          .getByRole('link', { name: 'Stakes and payouts' })
          .click();
        await expect(page).toHaveURL(/\/en\/rules\/betting\/limits$/);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stakes and payouts');
      }
    });

    test('RTE-37 on a site without the rules no page of them is found, and there are ways on', async ({
      page,
      baseURL,
    }) => {
      const site = await startOwnSite(baseURL ?? '', { availableRoutes: [48] });
      try {
        const main = page.getByRole('main');
        const missing = main.getByRole('heading', {
          level: 1,
          name: 'This page could not be found',
        });
        for (const path of ['/rules/betting', '/rules/betting/limits']) {
          const answer = await page.goto(`${site.origin}/en${path}`);
          expect([path, answer?.status()]).toEqual([path, 404]);
          await expect(missing).toBeVisible();
        }
        await main.getByRole('link', { name: 'Sports', exact: true }).click();
        await expect(page).toHaveURL(/\/en\/line$/);
        // A text of the operator that names a rule leads to the same page.
        await page.goto(`${site.origin}/en/news/rules-second-version`);
        await main.locator('article a[href^="/en/rules/"]').first().click();
        await expect(missing).toBeVisible();
      } finally {
        await site.stop();
      }
    });

    test('RTE-29 axe finds nothing on the pages of information', async ({ page, watch }) => {
      for (const path of [...PAGES, '/betting-calculator', '/betting-alphabet', '/news']) {
        await page.goto(`/en${path}`);
        await areasAreReady(page);
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect([path, violations.map(({ id }) => id)]).toEqual([path, []]);
      }
      // The styles that axe adds are refused by the policy.
      watch.violations.length = 0;
    });

    test('RTE-10 the calculator counts 2 of 3 as the bet slip does, and is shared by its address', async ({
      page,
    }) => {
      await page.goto('/en/betting-calculator?kind=system&odds=1.9+2+2.5&stake=600&size=2');
      await areasAreReady(page);
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result).toContainText('2,710.00');
      await expect(result).toContainText('760.00');
      await page.getByRole('textbox', { name: 'Odds of the selections' }).fill('2 2 2');
      await expect(result).toContainText('2,400.00');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/odds=2\+2\+2/);
    });

    test('RTE-10 the calculator takes the odds of the bet slip, and puts kind and stake into it', async ({
      page,
      sandbox,
    }) => {
      const { games, path } = await sandbox.makeGames([1.9, 2, 2.5]);
      await page.goto(path);
      await areasAreReady(page);
      await pressHomeWins(page, games);
      await page.goto('/en/betting-calculator?kind=margin&odds=1.91+1.91');
      await areasAreReady(page);
      const slip = page.getByRole('region', { name: 'From and to the bet slip' });
      const put = slip.getByRole('button', { name: 'Put kind and stake into the bet slip' });
      await expect(put).toBeDisabled();
      await expect(slip).toContainText('of as many selections as the bet slip has (3)');
      await slip.getByRole('button', { name: 'Take the odds from the bet slip' }).click();
      await expect(page.getByRole('textbox', { name: 'Odds of the selections' })).toHaveValue(
        '1.9 2 2.5',
      );
      await page.getByRole('combobox', { name: 'Bet type' }).selectOption('System');
      await page.getByRole('textbox', { name: 'Stake in all, or on each single' }).fill('600');
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result).toContainText('2,710.00');
      await expect(result).toContainText('760.00');
      await put.click();
      await expect(slip.getByRole('status')).toContainText('Nothing is placed until you place it');
      await openCoupon(page);
      await expect(couponType(page, 'System')).toBeChecked();
      await expect(stake(page)).toHaveValue('600');
      await expect(coupon(page)).toContainText(shown('Potential returns', '2,710.00'));
      await expect(couponBets(page)).toHaveCount(3);
      // By the number of lost bets: the lines that win, the least and the most.
      await coupon(page).getByText('Returns if some lose').click();
      await expect(coupon(page).getByRole('row')).toContainText([
        '',
        '032,710.002,710.00',
        '11760.001,000.00',
      ]);
    });
  });
}

test('RTE-11 news and blog are followed by RSS 2.0 that is valid, in five languages', async ({
  page,
}) => {
  await page.goto('/en/news');
  const [shown] = await page
    .getByRole('link', { name: 'RSS' })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const first = new URL(shown ?? '');
  // The site's own pages may not parse text.
  await page.goto('about:blank');
  for (const kind of ['news', 'blog']) {
    for (const lang of ['az', 'en', 'kz', 'ru', 'ua']) {
      const address = new URL(`${first.pathname.replace('news', kind)}?lang=${lang}`, first);
      const answer = await page.request.get(address.href);
      expect(answer.headers()['content-type']).toContain('application/rss+xml');
      const feed = await page.evaluate(readFeed, await answer.text());
      expect(feed, address.href).toMatchObject({ version: '2.0', self: address.href });
      expect(
        feed.channel.every((text) => text !== ''),
        address.href,
      ).toBe(true);
      expect(feed.items.length).toBeGreaterThan(0);
      for (const { title, link, guid, date, summary } of feed.items) {
        expect([title, summary]).not.toContain('');
        expect(new URL(link)).toMatchObject({ origin: first.origin });
        expect(link).toContain(`/${lang}/${kind}/`);
        expect(guid).toBe(link);
        // The dates of RFC 822.
        expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      }
      expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
    }
  }
});

/** Reads a feed as XML in the page; throws where it is malformed. */
function readFeed(text: string) {
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const fault = feed.querySelector('parsererror');
  if (fault) throw new Error(`The feed is no XML: ${fault.textContent}`);
  const textOf = (of: ParentNode, selector: string): string =>
    of.querySelector(selector)?.textContent.trim() ?? '';
  return {
    version: feed.documentElement.getAttribute('version'),
    self: feed.querySelector('channel > link[rel="self"]')?.getAttribute('href'),
    channel: ['title', 'link', 'description', 'language'].map((name) =>
      textOf(feed, `channel > ${name}`),
    ),
    items: [...feed.querySelectorAll('channel > item')].map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      guid: textOf(item, 'guid'),
      date: textOf(item, 'pubDate'),
      summary: textOf(item, 'description'),
    })),
  };
}

test('RTE-08 APP-01 a wide page of apps has a code for the phone, and a narrow one the steps', async ({
  page,
}) => {
  await page.goto('/en/apps/mobile');
  await areasAreReady(page);
  const code = page.getByRole('img', { name: 'QR code of this page' });
  await expect(code).toBeVisible();
  const sms = page.getByRole('form', { name: 'By SMS' });
  // A number of this run: a number gets two messages a day.
  const phone = `+49151${String(Date.now()).slice(-8)}`;
  await sms.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await sms.getByRole('button', { name: 'Send the link' }).click();
  await expect(sms.getByRole('status')).toHaveText(/^If the number can take messages/);
  const outbox = await page.request.get(`/sandbox/v1/outbox?to=${encodeURIComponent(phone)}`);
  expect(await outbox.json()).toMatchObject({
    messages: [{ channel: 'sms', text: expect.stringContaining('/en/apps/mobile') }],
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(code).toBeHidden();
  await expect(page.getByRole('heading', { name: 'iPhone and iPad' })).toBeVisible();
  // The browser's offer to install, which it makes in no private window.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset['asked'] = 'yes';
        return { outcome: 'dismissed' };
      },
    });
    globalThis.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.getByRole('link', { name: 'Computer', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/apps\/desktop$/);
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
});
