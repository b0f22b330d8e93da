import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import type { MadeGame } from '../../harness/sandbox';
import { goalText } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

/** What a frame of a match's page showed. */
interface Shown {
  readonly score: string;
  /** Prices that could be pressed. */
  readonly open: number;
}

declare global {
  var shownFrames: Shown[];
}

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`SPT-02 a goal is the same everywhere, and locks the prices in its frame until betting goes on, ${width} wide`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const { games } = await sandbox.makeGames([2.2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await sandbox.start(game.id);
    const open = async (other: Page, path: string): Promise<Locator> => {
      await other.setViewportSize({ width, height });
      await other.goto(`/en${path}`);
      await areasAreReady(other);
      return other.getByRole('main');
    };
    const results = (await open(await context.newPage(), '/results/live?sport=football')).getByRole(
      'link',
      { name: new RegExp(game.home) },
    );
    await expect(results).toContainText('00');
    const zone = (await open(await context.newPage(), `/results/zone?game=${game.id}`)).getByRole(
      'region',
      { name: game.title },
    );
    await expect(zone).toContainText('0 : 0');
    // From that answer on the browser has all prices of the match: the server loads it first.
    const answer = page.waitForResponse((response) =>
      response.url().includes(`/line-api/v1/games/${game.id}`),
    );
    const board = (await open(page, game.path)).getByRole('region', { name: game.title });
    await answer;
    await expect(board.locator('[data-outcome]:not([aria-disabled])').first()).toBeVisible();

    await test.step('score and lock come in one frame', async () => {
      await recordFrames(page, game);
      await sandbox.score(game.id, { home: 1, away: 0 });
      await expect
        .poll(() => page.evaluate(() => globalThis.shownFrames.map(({ score }) => score)))
        .toContain('1 : 0');
      const frames = await page.evaluate(() => globalThis.shownFrames);
      expect(frames.find(({ score }) => score === '1 : 0')).toEqual({ score: '1 : 0', open: 0 });
    });

    await test.step('course, results and pitch say the same', async () => {
      const goal = goalText(game.home, '1:0');
      await expect(board.getByRole('region', { name: 'Match centre' })).toContainText(goal);
      await expect(results).toContainText('10');
      await expect(zone).toContainText('1 : 0');
      await expect(zone.getByRole('status')).toContainText(goal);
    });

    await test.step('betting goes on', async () => {
      await expect(board.locator('[data-outcome]:not([aria-disabled])').first()).toBeVisible();
    });
  });
}

/** Writes down the score and the prices that can be pressed, in each frame in which they have changed. */
async function recordFrames(page: Page, { title }: MadeGame): Promise<void> {
  await page.evaluate((name) => {
    globalThis.shownFrames = [];
    const board = document.querySelector(`main section[aria-label="${name}"]`);
    const look = (): void => {
      const score = /\d+ : \d+/.exec(board?.textContent ?? '')?.[0] ?? '';
      const open = board?.querySelectorAll('[data-outcome]:not([aria-disabled])').length ?? 0;
      const last = globalThis.shownFrames.at(-1);
      if (last?.score !== score || last.open !== open) globalThis.shownFrames.push({ score, open });
      requestAnimationFrame(look);
    };
    look();
  }, title);
}
