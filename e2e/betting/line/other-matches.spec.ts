import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { changedLine } from '../../harness/steps/changed-line';
import { couponBets } from '../../harness/steps/coupon';
import { odds } from '../../harness/steps/line';
import { recordShifts, shiftsOf, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

test.describe('other live matches on the page of a match', () => {
  test('SPT-01 are beside it if there is room, else below it, and fit at every width', async ({
    page,
    sandbox,
    watch,
  }) => {
    const { games } = await sandbox.makeGames([2.2]);
    await page.goto(`/en${games[0]?.path}`);
    await areasAreReady(page);
    const others = page.getByRole('region', { name: 'Other live matches' });
    const match = page.getByRole('region', { name: games[0]?.title ?? '', exact: true });
    for (const [width, isBeside] of [
      [1920, true],
      [1366, true],
      [1024, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [rail, board] = [await others.boundingBox(), await match.boundingBox()];
      if (!rail || !board) throw new Error('Both are on the page.');
      expect(rail.x >= board.x + board.width, `${width}`).toBe(isBeside);
      expect(rail.y >= board.y + board.height, `${width}`).toBe(!isBeside);
      const overflow = await others.evaluate((list) => list.scrollWidth - list.clientWidth);
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
