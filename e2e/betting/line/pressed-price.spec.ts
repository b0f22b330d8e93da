import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { changedLine } from '../../harness/steps/changed-line';
import { coupon } from '../../harness/steps/coupon';
import { twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

interface Under {
  readonly id: string | null;
  /** The price at the end of its name. */
  readonly price: string | undefined;
}

/** The outcome at a point of the screen. */
async function outcomeAt(page: Page, x: number, y: number): Promise<Under> {
  return page.evaluate(
    ([left = 0, top = 0]) => {
      const cell = document.elementFromPoint(left, top)?.closest('[data-outcome]');
      return {
        id: cell?.getAttribute('data-outcome') ?? null,
        price: /[\d.]+$/.exec(cell?.getAttribute('aria-label') ?? '')?.[0],
      };
    },
    [x, y],
  );
}

test('SPT-01 a press takes the outcome and the price under the pointer, while leagues are added and removed, lines change and prices move', async ({
  page,
  sandbox,
}) => {
  const { games, path } = await sandbox.makeGames([2, 2.2, 2.4, 2.6]);
  const game = games[1]!;
  await page.goto(path);
  await areasAreReady(page);
  const line = await changedLine(page);
  const row = page.getByRole('region', { name: game.title });
  for (const [market, coefs] of [
    ['Match result', [3.1, 3.2]],
    ['Total', [1.7, 1.66]],
  ] as const) {
    const cell = row.getByRole('group', { name: market }).locator('[data-outcome]').first();
    for (const coef of coefs) {
      await cell.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
      const [left, top] = [x + width / 2, y + height / 2];
      await page.mouse.move(left, top);
      const { id } = await outcomeAt(page, left, top);
      expect(id).toMatch(new RegExp(`^${game.id}:`));
      await line.change();
      await sandbox.setPrice(id!, coef);
      const price = coef.toFixed(2);
      await expect.poll(async () => outcomeAt(page, left, top)).toEqual({ id, price });
      await expect(page.getByRole('button', { name: /New: \d+$/ }).first()).toBeVisible();
      await twoFrames(page);
      const seen = await outcomeAt(page, left, top);
      // Where it rests, without a move before.
      await page.mouse.down();
      await page.mouse.up();
      expect(seen).toEqual({ id, price });
      const bets = coupon(page).getByRole('listitem');
      await expect(bets).toHaveCount(1);
      await expect(bets).toContainText(price);
      await expect(page.locator(`main [data-outcome="${id}"]`)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.mouse.down();
      await page.mouse.up();
      await expect(bets).toHaveCount(0);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
