import { areasAreReady } from '../harness/bus';
import { expect, test } from '../harness/test';

/** The times of day in a text, as matches begin. */
const timesIn = (text: string): readonly string[] => text.match(/\b\d\d:\d\d\b/g) ?? [];

test.describe('a zone that only the browser knows', () => {
  for (const [zone, written, utc] of [
    ['America/Coyhaique', 'America/Coyhaique', '-03:00'],
    // A name of a later year, as an older host meets it.
    ['America/Coyhaique', 'Made/Later', '-03:00'],
    ['Asia/Kabul', 'Made/Later', '+04:30'],
  ] as const) {
    test(`has the same times before and after hydration: ${written} at ${utc}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ timezoneId: zone, ...(baseURL && { baseURL }) });
      const url = new URL('/', baseURL).href;
      const value = new URLSearchParams({ coefViewId: '0', is12h: '0', timeZone: written, utc });
      await context.addCookies([{ name: 'settings', value: value.toString(), url }]);
      const page = await context.newPage();
      const answer = await page.goto('/en/line/football');
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec((await answer?.text()) ?? '') ?? [];
      const served = timesIn(main.replaceAll(/<[^>]*>/g, ' '));
      expect(served.length).toBeGreaterThan(3);
      await areasAreReady(page);
      const texts = await page
        .getByRole('main')
        .locator('*')
        .evaluateAll((all) =>
          all.flatMap(({ childNodes }) =>
            [...childNodes]
              .filter(({ nodeType }) => nodeType === 3)
              .map(({ nodeValue }) => nodeValue),
          ),
        );
      const shown = timesIn(texts.join(' '));
      const count = Math.min(served.length, shown.length);
      expect(shown.slice(0, count).toSorted()).toEqual(served.slice(0, count).toSorted());
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'settings')?.value).toContain(
        encodeURIComponent(zone),
      );
      await context.close();
    });
  }
});
