import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { isTried } from '../../harness/cases';
import { twoFrames } from '../../harness/checks/shifts';
import { matches } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

/** Each setting that may change what a row of a list has, or how much room the list has, with its values. */
const SETTINGS = {
  appViewType: [0, 1],
  isDetailedScore: [0, 1],
  isShowGameId: [0, 1],
  appFontSize: [0, 1, 2],
  is12h: [0, 1],
  isAppCompactView: [0, 1],
  isAppLightVersion: [0, 1],
  isGroupByCountry: [0, 1],
  marketsNameType: [0, 1],
  // Decimal, and American, whose prices are the longest.
  coefViewId: [0, 2],
  leftSectionDisplayState: [0, 1],
  rightSectionDisplayState: [0, 1],
} as const;
type Chosen = Readonly<Record<string, number>>;

/** All settings together, in every combination. */
const COMBINATIONS: readonly Chosen[] = Object.entries(SETTINGS).reduce<readonly Chosen[]>(
  (before, [name, values]) =>
    before.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
  [{}],
);
const WIDTHS = [1920, 1366, 1024, 390] as const;
/** Of the letters' size: nine or ten letters of a name. */
const LEAST = 5.5;

/** The names in view that have less room than they need and than is readable, with their widths. */
function unreadable(page: Page): Promise<readonly string[]> {
  return matches(page).evaluateAll(
    (rows, least) =>
      rows
        .filter((row) => row.getBoundingClientRect().top < innerHeight)
        .flatMap((row) => {
          const link = row.querySelector('a[title]');
          const names = link?.getAttribute('title')?.split(' – ') ?? [];
          return names.flatMap((name) => {
            const box = [...(link?.querySelectorAll<HTMLElement>('span') ?? [])].findLast(
              ({ textContent }) => textContent === name,
            );
            if (!box) return [`${name}: not shown`];
            const size = Number.parseFloat(getComputedStyle(box).fontSize);
            const isReadable = box.clientWidth >= Math.min(box.scrollWidth, least * size);
            return isReadable ? [] : [`${name}: ${box.clientWidth} of ${box.scrollWidth} px`];
          });
        }),
    LEAST,
  );
}

/** Changes settings as the dialog does. */
function choose(page: Page, chosen: Chosen): Promise<unknown> {
  return page.evaluate(
    (change) => globalThis.grandstand?.bus.send('settings.set', change),
    chosen as object,
  );
}

// A share that has no factor in common with the numbers of values, so that each value is tried with each other one.
const TRIED = COMBINATIONS.filter((_, place) => isTried(place, 149));

for (const width of WIDTHS) {
  test(`SPT-04 settings together leave the names of teams readable, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + TRIED.length * 1_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/en/live', '/en/line']) {
      await page.goto(path);
      await areasAreReady(page);
      expect(await matches(page).count()).toBeGreaterThan(2);
      for (const chosen of TRIED) {
        await choose(page, chosen);
        await twoFrames(page);
        expect([path, chosen, await unreadable(page)]).toEqual([path, chosen, []]);
        // Prices never leave the row.
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, chosen, overflow]).toEqual([path, chosen, 0]);
      }
    }
  });
}
