import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady, send } from '../harness/bus';
import { tabTo } from '../harness/steps/keyboard';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('P112 a player sets a client seed, rotates the seeds by keyboard, and checks a round offline', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const { login } = await newPlayer(page);
  await page.goto('/en/office/settings');
  await areasAreReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Provably fair' }).click();
  await expect(page).toHaveURL(/\/en\/office\/fairness$/);
  const seeds = page.getByRole('region', { name: 'Your seeds' });
  const rounds = page.getByRole('region', { name: 'Your rounds' });
  await expect(seeds.getByText('Set a client seed first', { exact: false })).toBeVisible();
  await expect(rounds).toContainText('No rounds yet');

  const field = seeds.getByRole('textbox', { name: 'Client seed' });
  await tabTo(page, field);
  await page.keyboard.type('lucky-7');
  await page.keyboard.press('Enter');
  await expect(seeds.getByRole('status')).toContainText('Saved.');
  await expect(field).toBeFocused();

  await sandbox.throwDice(login, 'dice-1');
  await page.reload();
  await expect(rounds).toContainText('Rotate the seeds to check this round.');
  await tabTo(page, seeds.getByRole('button', { name: 'Rotate seeds' }));
  await page.keyboard.press('Enter');
  await expect(seeds.getByRole('status')).toContainText('The server seed is revealed.');
  const check = rounds.getByRole('button', { name: 'Check dice, nonce 0' });
  await expect(check).toBeVisible();

  const form = page.getByRole('region', { name: 'Check any round' });
  const { rounds: drawn } = await send<{ rounds: { results: number[][] }[] }>(
    page,
    'fair.rounds',
    {},
  );
  await context.setOffline(true);
  await check.click();
  await expect(rounds.getByRole('status')).toHaveText('Correct: the seeds give these numbers.');
  const [[first = 0] = [], ...others] = drawn[0]?.results ?? [];
  const forged = { ...drawn[0], results: [[(first + 1) % 6], ...others] };
  await form.getByRole('textbox', { name: 'Round (JSON)' }).fill(JSON.stringify(forged));
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('status')).toHaveText('Not correct: the seeds give other numbers.');
  await context.setOffline(false);

  await page.getByText('Revealed seeds').click();
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
});
