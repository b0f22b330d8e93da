import type { Locator, Page } from 'playwright/test';
import { dialogFaults } from '../harness/checks/axe';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { couponBets } from '../harness/steps/coupon';
import { odds, openMatch } from '../harness/steps/line';
import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Chooses an account on the page of a network, and answers there. */
async function answer(page: Page, person: string, button: 'Allow' | 'Deny'): Promise<void> {
  await page.getByRole('button', { name: person }).click();
  await page.getByRole('button', { name: button }).click();
}

for (const [kind, network, person] of [
  ['network', 'Lantern', 'Leyla of Lantern'],
  ['messenger', 'Courier', 'Nino of Courier'],
] as const) {
  test(`AUT-05 REG-01 REG-02 a person of a ${kind} registers and signs in, and the bet stays`, async ({
    page,
    sandbox,
    watch,
  }) => {
    await sandbox.forgetNetwork(network.toLowerCase());
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    await expect(couponBets(page)).toHaveCount(1);
    await header(page).getByRole('button', { name: 'Register' }).click();
    const form = dialog(page, 'Register');
    await form.getByRole('tab', { name: 'Networks' }).click();
    await form.getByRole('button', { name: network }).click();
    await expect(page).toHaveURL(/^http:\/\/identity\.localhost:\d+\//);
    await answer(page, person, 'Allow');

    await expect(page).toHaveURL(/\/en\/line\/football$/);
    await expect(form).toContainText(person);
    expect(await dialogFaults(page, watch)).toEqual([]);
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(form.getByText('they are shown only once')).toBeVisible();
    await form.getByRole('button', { name: 'Save to a file' }).click();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(header(page)).toContainText('Balance');
    await expect(couponBets(page)).toHaveCount(1);

    await page.context().clearCookies();
    await page.goto('/en/live');
    await shellIsUp(page);
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await dialog(page, 'Sign in').getByRole('button', { name: network }).click();
    await answer(page, person, 'Allow');
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(header(page)).toContainText('Balance');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a guest who denies at the network is back in the dialog, which says so', async ({ page }) => {
  await page.goto('/en/line');
  await shellIsUp(page);
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  const form = dialog(page, 'Sign in');
  await form.getByRole('button', { name: 'Courier' }).click();
  await answer(page, 'Nino of Courier', 'Deny');
  await expect(page).toHaveURL(/\/en\/line$/);
  await expect(form.getByRole('alert').filter({ hasText: 'You did not allow' })).toBeVisible();
  await expect(header(page)).not.toContainText('Balance');
});
