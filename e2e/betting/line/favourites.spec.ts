import { areasAreReady, send } from '../../harness/bus';
import { matches, SMALL_LIST } from '../../harness/steps/line';
import { newPlayer, signIn } from '../../harness/steps/player';
import { recordShifts, shiftsOf, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

test('a guest stars a match without moving anything, finds it in another tab, takes it to the account, and leaves nothing behind', async ({
  page,
  context,
}) => {
  const player = await newPlayer(page);
  // The player is to sign in later.
  await context.clearCookies({ name: /^(sid|user_token)$/ });
  await recordShifts(page);
  await page.goto(`/en${SMALL_LIST}`);
  await areasAreReady(page);
  const row = matches(page).nth(1);
  const name = (await row.getAttribute('aria-label')) ?? '';
  const star = row.getByRole('button', { name: `Add ${name} to favourites`, exact: true });
  const height = (await row.boundingBox())?.height;
  await expect(star).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(star).toHaveCSS('opacity', '1');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await expect(star).toHaveCSS('opacity', '1');
  await twoFrames(page);
  expect((await row.boundingBox())?.height).toBe(height);
  expect(await shiftsOf(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/en/favourites');
  await expect(matches(other)).toHaveCount(1);
  await expect(matches(other).first()).toHaveAccessibleName(name);

  await signIn(page, player);
  const kept = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('favourites'));
  await expect.poll(kept).toBeNull();
  await page.goto('/en/favourites');
  await expect(matches(page).first()).toHaveAccessibleName(name);
  await send(page, 'session.signOut', {});
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/en/favourites');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await expect(matches(page)).toHaveCount(0);
});
