import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { changedLine } from '../../harness/steps/changed-line';
import { couponBets } from '../../harness/steps/coupon';
import { odds } from '../../harness/steps/line';
import { recordShifts, shiftsOf, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

test.describe('other live matches on the page of a match', () => {
  test('SPT-01 are a strip below it, and fit at every width', async ({ page, sandbox, watch }) => {
    const { games } = await sandbox.makeGames([2.2]);
    await page.goto(`/en${games[0]?.path}`);
    await areasAreReady(page);
    const others = page.getByRole('region', { name: 'Other live matches' });
    const match = page.getByRole('region', { name: games[0]?.title ?? '', exact: true });
    for (const width of [1920, 1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [strip, board] = [await others.boundingBox(), await match.boundingBox()];
      if (!strip || !board) throw new Error('Both are on the page.');
      expect(strip.y, `${width}`).toBeGreaterThanOrEqual(board.y + board.height);
      expect(strip.height, `${width}`).toBeLessThan(260);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width}`).toBe(0);
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('SPT-01 are pressed at the shown price, while others leave and appear', async ({
    page,
    sandbox,
  }) => {
    await recordShifts(page);
    const { games } = await sandbox.makeGames([2.2]);
    await page.goto(`/en${games[0]?.path}`);
    await areasAreReady(page);
    const others = page.getByRole('region', { name: 'Other live matches' });
    const rows = others.getByRole('listitem');
    // When the line changes the first match ends, the third leaves without a word, and a new one comes first.
    const [first, third] = [rows.nth(0), rows.nth(2)];
    const stays = await openRow(rows);
    const [kept, gone] = [await nameOf(stays), await nameOf(third)];
    const line = await changedLine(page);
    const price = odds(stays).first();
    await price.hover();
    await line.change();
    await expect(third).toContainText('Ended');
    expect([await nameOf(stays), await nameOf(third)]).toEqual([kept, gone]);
    await expect(third.getByRole('button', { disabled: false })).toHaveCount(0);
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
    const place = await stays.boundingBox();
    await page.mouse.down();
    await page.mouse.up();
    await expect(couponBets(page)).toContainText(kept);
    await expect(price).toHaveAttribute('aria-pressed', 'true');

    await test.step('the place of one that has left goes to a new one when the pointer has left', async () => {
      await page.getByRole('searchbox', { name: 'Find a market' }).focus();
      await page.mouse.move(0, 0);
      await expect(first).toContainText('New 1.1');
      expect(await nameOf(stays)).toBe(kept);
      expect(await stays.boundingBox()).toEqual(place);
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** The first row below the third that has a price to press: near its end a match has none. */
async function openRow(rows: Locator): Promise<Locator> {
  for (const row of (await rows.all()).slice(3)) {
    if ((await odds(row).count()) > 0) return row;
  }
  throw new Error('No match has a price that can be pressed.');
}

/** The home side of a row's match. */
async function nameOf(row: Locator): Promise<string> {
  const [, , home] = (await row.getByRole('link').innerText()).split('\n');
  return home ?? '';
}
