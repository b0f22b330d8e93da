import type { Page } from 'playwright/test';
import { areasAreReady, peek } from '../../harness/bus';
import { expect, test } from '../../harness/test';

/** The ids of all prices that the feed brings to a page from now on. */
async function recordOdds(page: Page): Promise<() => Promise<readonly string[]>> {
  const ids = await page.evaluateHandle(() => {
    const heard: string[] = [];
    globalThis.grandstand?.bus.tap(({ name, payload }) => {
      if (name === 'feed.odds') heard.push((payload as { id: string }).id);
    });
    return heard;
  });
  return () => ids.jsonValue();
}

test('a match’s own prices come to the browser that shows it, in every tab, and to no other', async ({
  page,
  browser,
  context,
  sandbox,
}) => {
  const { games, path } = await sandbox.makeGames([2.2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  const other = await browser.newContext();
  const list = await other.newPage();
  await list.goto(path);
  // The first tab leads: the prices of the second tab's match come over its connection.
  await page.goto(path);
  const watching = await context.newPage();
  await watching.goto(`/en${game.path}`);
  for (const tab of [list, page, watching]) {
    await areasAreReady(tab);
    await expect.poll(() => peek(tab, 'feed.state')).toMatchObject({ status: 'live' });
  }
  const [heardInList, heardInTab] = [await recordOdds(list), await recordOdds(page)];
  const halves = `${game.id}:1001`;
  const price = watching.locator(`[data-outcome="${halves}"]`);
  await expect(price).toBeVisible();
  // The server loads the match first; the browser that shows it is known once its page has loaded it as well.
  let hundredths = 700;
  await expect
    .poll(async () => {
      hundredths += 1;
      await sandbox.setPrice(halves, hundredths / 100);
      return heardInTab();
    })
    .toContain(halves);
  await expect(price).toContainText(String(hundredths / 100));
  await sandbox.setPrice(game.homeWin, 3.33);
  for (const heard of [heardInList, heardInTab]) await expect.poll(heard).toContain(game.homeWin);
  expect(await heardInList()).not.toContain(halves);
  await other.close();
  await watching.close();
});
