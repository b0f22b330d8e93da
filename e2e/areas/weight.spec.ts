import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** The most that the scripts of an area's first screen may be, with gzip, in kB. */
const MOST = 60;

const SCREENS = [
  ['sports', '/en/'],
  ['sports', '/en/line'],
  ['sports', '/en/favourites'],
  ['cyber', '/en/cyber/real'],
  ['cricket', '/en/cricket-world-cup/odds'],
  ['marbles', '/en/marble'],
  ['footer', '/en/line'],
  ['technical-pages', '/en/no/such/page'],
  ['auth', '/en/user/accountverify'],
  ['office', '/en/office/history'],
  ['office', '/en/office/responsible'],
  ['office', '/en/office/security'],
  ['office', '/en/office/settings'],
] as const;

test('P121 the first screen of each area brings at most 60 kB of scripts of its own', async ({
  page,
}) => {
  await newPlayer(page);
  for (const [area, path] of SCREENS) {
    await test.step(`${area}: ${path}`, async () => {
      const zipped = await weightOf(page, area, path);
      test.info().annotations.push({
        type: `${area} at ${path}`,
        description: `${zipped.toFixed(1)} kB with gzip`,
      });
      expect(zipped).toBeGreaterThan(0);
      expect(zipped).toBeLessThanOrEqual(MOST);
    });
  }
});

/** The scripts of an area that a page fetches until the area is ready, in kB with gzip. */
async function weightOf(page: Page, area: string, path: string): Promise<number> {
  const urls = new Set<string>();
  const note = (request: { url(): string; resourceType(): string }): void => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && pathname.startsWith(`/assets/${area}/`)) {
      urls.add(request.url());
    }
  };
  page.on('request', note);
  await page.goto(path);
  await areasAreReady(page);
  await balance(page);
  page.off('request', note);
  const bodies = await Promise.all(
    [...urls].map(async (url) => (await page.request.get(url)).body()),
  );
  return bodies.reduce((all, body) => all + gzipSync(body).byteLength, 0) / 1000;
}
