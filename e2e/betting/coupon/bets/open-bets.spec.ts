import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../harness/bus';
import { coupon, couponType, place, pressHomeWins, stake } from '../../../harness/steps/coupon';
import { newPlayer } from '../../../harness/steps/player';
import { recordShifts, shiftsOf } from '../../../harness/checks/shifts';
import { expect, test } from '../../../harness/test';

test('an open bet shows the score of each leg and what it still needs, until it is settled', async ({
  page,
  sandbox,
  watch,
}) => {
  await recordShifts(page);
  await newPlayer(page);
  const { games, path } = await sandbox.makeGames([2, 3]);
  const [first, second] = games;
  if (!first || !second) throw new Error('There are two matches.');
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await couponType(page, 'Accumulator').check();
  await stake(page).fill('5');
  await place(page);
  const leg = (name: string) =>
    coupon(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(`${name} to win`, { exact: true }) })
      .last();

  await test.step('before the matches: when they start', async () => {
    await coupon(page).getByRole('button', { name: 'My bets' }).press('Enter');
    await expect(leg(first.home)).toContainText(/\d\d:\d\d$/);
    await expect(leg(second.home)).toContainText(/\d\d:\d\d$/);
  });

  await test.step('in play: the score and the need follow the feed, and nothing moves', async () => {
    const before = (await shiftsOf(page)).length;
    await sandbox.start(first.id);
    await expect(leg(first.home)).toContainText(
      `${first.home} must get 1 goal more than ${first.away}`,
    );
    await sandbox.score(first.id, { home: 3, away: 0 });
    await expect(leg(first.home)).toContainText(/Score 3:0 \d+′.* must stay ahead$/);
    await sandbox.score(first.id, { home: 0, away: 4 });
    await expect(leg(first.home)).toContainText(/Score 0:4 \d+′.* must get \d goals more than/);
    const moved = (await shiftsOf(page)).slice(before);
    expect(moved.filter(({ what }) => what.includes('to win'))).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('[data-coupon]').analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  });

  await test.step('it fits at every width, by the keyboard too', async () => {
    for (const width of [1920, 1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const opener = page.getByRole('button', { name: /^Bet slip/, expanded: false });
      if (width <= 1024 && (await opener.count()) > 0) await opener.press('Enter');
      const bet = coupon(page).getByRole('link', { name: /^Bet \d+$/ });
      await bet.focus();
      await expect(bet).toBeInViewport();
      await expect(leg(second.home)).toBeInViewport();
      const overflow = await coupon(page).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );
      expect(overflow, `${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a settled leg shows its result, and a settled bet is no longer listed', async () => {
    await sandbox.finish(first.id, { home: 5, away: 4 });
    await expect(leg(first.home)).toContainText(/5:4\s*Won$/);
    await sandbox.finish(second.id, { home: 0, away: 1 });
    await expect(coupon(page)).toContainText('No open bets');
  });
});
