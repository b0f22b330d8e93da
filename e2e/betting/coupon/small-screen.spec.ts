import { areasAreReady } from '../../harness/bus';
import {
  coupon,
  couponBets,
  couponType,
  homeWin,
  placeButton,
  pressHomeWins,
  stake,
} from '../../harness/steps/coupon';
import { newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.use({ viewport: { width: 1366, height: 768 } });

test('a coupon of four bets fits on a small laptop: bets, system size, stake, odds and win', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const { games, path } = await sandbox.makeGames([2, 1.8, 2.2, 1.9]);
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games.slice(0, 3));
  // While there is room, no name is cut.
  const cutNames = () =>
    couponBets(page)
      .locator('a span')
      .evaluateAll(
        (names) =>
          names.filter(
            (name) =>
              getComputedStyle(name).overflow === 'hidden' && name.scrollWidth > name.clientWidth,
          ).length,
      );
  expect(await cutNames()).toBe(0);
  const [last] = games.slice(-1);
  if (!last) throw new Error('There are four matches.');
  await homeWin(page, last).click();
  await expect(couponBets(page)).toHaveCount(4);
  await stake(page).fill('10');

  const areWhole = async (): Promise<void> => {
    for (const bet of await couponBets(page).all()) {
      await expect(bet).toBeInViewport({ ratio: 1 });
      expect((await bet.boundingBox())?.height).toBeLessThanOrEqual(52);
    }
  };
  await couponType(page, 'Accumulator').check();
  await expect(coupon(page).getByText('Total odds')).toBeInViewport({ ratio: 1 });
  await expect(coupon(page).getByText('Potential returns')).toBeInViewport({ ratio: 1 });
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  await areWhole();

  await couponType(page, 'System').check();
  await expect(coupon(page).getByLabel('System size')).toBeInViewport({ ratio: 1 });
  await areWhole();
  await stake(page).focus();
  await areWhole();
  await coupon(page)
    .getByRole('button', { name: /^Banker:/ })
    .first()
    .click();
  await expect(
    couponBets(page)
      .first()
      .getByRole('button', { name: /^Banker:/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await areWhole();
});
