import type { CDPSession } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { MOTION } from '../../harness/checks/motion';
import { expect, test } from '../../harness/test';

test.use(MOTION);

/** Colour, ground, and whether the arrow is there. */
type Look = readonly [string, string, string];

declare global {
  var styleOf: (element: Element) => Look;
  var lookAsItMoved: Promise<Look>;
}

/** How often the page has computed styles. */
async function styleCount(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
}

test('a price that moves is marked for two seconds, and no styles are computed meanwhile', async ({
  page,
  sandbox,
}) => {
  const { games, path } = await sandbox.makeGames([2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await page.goto(path);
  await areasAreReady(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const cell = page.locator(`main [data-outcome="${game.homeWin}"]`);
  await page.evaluate(() => {
    globalThis.styleOf = (element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor, getComputedStyle(element, '::after').visibility];
    };
  });
  const check = (): Promise<Look> => cell.evaluate((element) => globalThis.styleOf(element));
  /** Records the cell at the moment of its price's move. */
  const watchMove = (): Promise<void> =>
    cell.evaluate((element) => {
      globalThis.lookAsItMoved = new Promise((resolve) => {
        new MutationObserver(() => resolve(globalThis.styleOf(element))).observe(element, {
          attributeFilter: ['aria-label'],
        });
      });
    });
  const plain = await check();
  expect(plain[2]).toBe('hidden');

  for (const coef of [2.5, 2.2]) {
    const before = await styleCount(session);
    await watchMove();
    await sandbox.setPrice(game.homeWin, coef);
    const marked = await page.evaluate(async () => globalThis.lookAsItMoved);
    expect([marked[0] !== plain[0], marked[1] !== plain[1], marked[2]]).toEqual([
      true,
      true,
      'visible',
    ]);
    await cell.evaluate(async (element) => {
      const running = (): Animation[] =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
      // A second move cancels the animations of the first, which rejects their promises.
      for (let all = running(); all.length > 0; all = running()) {
        await Promise.allSettled(all.map(({ finished }) => finished));
      }
    });
    expect(await check()).toEqual(plain);
    // In each of a hundred frames and more it would be.
    expect((await styleCount(session)) - before).toBeLessThan(60);
  }
});
