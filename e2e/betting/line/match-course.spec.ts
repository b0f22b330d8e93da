import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../harness/bus';
import { header } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test('SPT-01 the course of a match follows it without moving the page, and stays when it is over', async ({
  page,
  sandbox,
  watch,
  browser,
}) => {
  const { games } = await sandbox.makeGames([2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await page.goto(`/en${game.path}`);
  await areasAreReady(page);
  const course = page.getByRole('main').getByRole('region', { name: 'Match course' });
  await expect(course).toContainText('Nothing has happened yet');
  const isFolded = (): Promise<boolean> => course.evaluate((section) => section.clientHeight < 48);
  expect(await isFolded()).toBe(true);

  const places = async () => [
    await course.boundingBox(),
    await page.getByRole('main').getByRole('radiogroup', { name: 'Market groups' }).boundingBox(),
  ];
  const before = await places();
  expect(before).not.toContain(null);

  await test.step('nothing moves when the match begins', async () => {
    await sandbox.start(game.id);
    await sandbox.score(game.id, { home: 1, away: 0 });
    await expect(course).toContainText(`Goal: ${game.home}, 1:0`);
    expect(await places()).toEqual(before);
  });

  await test.step('goals are added, and nothing moves', async () => {
    await course.getByRole('heading', { name: 'Match course' }).click();
    expect(await isFolded()).toBe(false);
    const opened = await places();
    await expect(course.getByRole('listitem')).toContainText([`Goal: ${game.home}, 1:0`]);
    await sandbox.score(game.id, { home: 1, away: 1 });
    await expect(course.getByRole('list')).toContainText(`Goal: ${game.away}, 1:1`);
    expect(await places()).toEqual(opened);
  });

  await test.step('its statistics open by the keyboard', async () => {
    await course.getByText('Statistics by half').focus();
    await page.keyboard.press('Enter');
    await expect(course.getByRole('row', { name: /^Shots on target/ })).toContainText(/\d – \d/);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  });

  await test.step('it fits at every width', async () => {
    for (const width of [1920, 1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await course.evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );
      expect(overflow, `${width}`).toBe(0);
    }
  });

  await test.step('SPT-04 it is folded at once by that setting, and after a reload without scripts', async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await header(page).getByRole('button', { name: 'Display settings' }).click();
    await page.getByRole('switch', { name: 'Match course folded' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(isFolded).toBe(true);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const unscripted = await context.newPage();
    await unscripted.goto(`/en${game.path}`);
    await expect(unscripted.getByRole('heading', { name: 'Match course' })).toBeVisible();
    await expect(unscripted.getByText('Statistics by half')).toBeHidden();
    await unscripted.goto(`/en/multi?ids=${game.id}`);
    await expect(unscripted.getByRole('heading', { name: 'Match course' })).toBeVisible();
    await expect(unscripted.getByText('Statistics by half')).toBeHidden();
    await context.close();
  });

  await test.step('the finished match keeps it, also without scripts', async () => {
    await sandbox.finish(game.id, { home: 2, away: 1 });
    await expect(course).toContainText(`Goal: ${game.home}, 2:1`);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const guest = await context.newPage();
    await guest.goto(`/en${game.path}`);
    await expect(guest.getByText('Statistics by half')).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Match course' })).toContainText(
      `Goal: ${game.home}, 2:1`,
    );
    await context.close();
  });
});
