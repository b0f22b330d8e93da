import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('SPT-01 the whole site is searched from any page: the match in play first, sports, games, pages, help', async ({
  page,
  sandbox,
  watch,
}) => {
  const { games } = await sandbox.makeGames([2, 3]);
  const [, running] = games;
  if (!running) throw new Error('There are two matches.');
  await sandbox.start(running.id);
  await newPlayer(page);
  await page.goto('/en/office/responsible');
  await areasAreReady(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search the site' });
  const groupOf = (name: string) => dialog.getByRole('group', { name, exact: true });
  await expect(field).toBeFocused();

  const [word = ''] = running.title.split(' ');
  await field.fill(word);
  await expect(groupOf('Coming matches').getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('option').first()).toContainText(running.title);
  await expect(dialog.getByRole('option').first()).toContainText(/Live.*0:0/);
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The styles that axe adds are refused by the policy.
  watch.violations.length = 0;

  await field.fill('tenis');
  await expect(groupOf('Sports').getByRole('option', { name: 'Tennis' })).toBeVisible();
  await field.fill('blackjack');
  await expect(groupOf('Casino games').getByRole('option')).toContainText(['Blackjack']);
  await field.fill('limits');
  await expect(groupOf('Pages').getByRole('option', { name: 'Your limits' })).toBeVisible();
  await expect(groupOf('Help').getByRole('option').first()).toBeVisible();
  await field.fill('zzqqzz');
  await expect(dialog.getByText('Nothing found for “zzqqzz”').first()).toBeVisible();

  await field.fill(word);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/en/live/.*/${running.id}-`));
});

test('the search is a sign in the bar of a phone, fills the screen and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/casino');
  await areasAreReady(page);
  const button = page.getByRole('button', { name: 'Search the site' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('option', { name: 'Casino', exact: true })).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
