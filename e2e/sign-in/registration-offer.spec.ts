import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { recordShifts, shiftsOf } from '../harness/checks/shifts';
import { expect, test } from '../harness/test';

const offer = (page: Page): Locator => page.getByRole('region', { name: 'New here?' });

test('REG-05 home offers a guest to register, with country and currency, and a player nothing', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/en/');
  await areasAreReady(page);
  const country = offer(page).getByRole('combobox', { name: 'Country' });
  await expect(country).toBeAttached();
  expect(await shiftsOf(page)).toEqual([]);
  await country.selectOption({ label: 'Kazakhstan' });
  await expect(
    offer(page).getByRole('combobox', { name: 'Currency' }).locator(':checked'),
  ).toHaveText('KZT ₸');
  await offer(page).getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Country' }).locator(':checked')).toHaveText(
    'Kazakhstan',
  );
  await expect(dialog.getByRole('combobox', { name: 'Currency' }).locator(':checked')).toHaveText(
    'KZT ₸',
  );

  await page.keyboard.press('Escape');
  await offer(page).getByRole('button', { name: 'Hide this offer' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await areasAreReady(page);
  await expect(page.getByRole('heading', { name: 'Upcoming', exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await newPlayer(page);
  await page.reload();
  await areasAreReady(page);
  await expect(page.getByRole('heading', { name: 'Upcoming', exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('REG-05 a network of the offer leads to its page, and the way back to what was chosen', async ({
  page,
}) => {
  await page.goto('/en/');
  await areasAreReady(page);
  await offer(page)
    .getByRole('combobox', { name: 'Country' })
    .selectOption({ label: 'Kazakhstan' });
  await offer(page).getByRole('button', { name: 'Lantern' }).click();
  await expect(page).toHaveURL(/^http:\/\/identity\.localhost:\d+\//);
  await page.getByRole('button', { name: 'Leyla of Lantern' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').filter({ hasText: 'You did not allow' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'One click' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Country' }).locator(':checked')).toHaveText(
    'Kazakhstan',
  );
});
