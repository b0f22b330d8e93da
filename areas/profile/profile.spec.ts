import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/harness/bus';
import { balance, header, newPlayer } from '../../e2e/harness/steps/player';
import { recordShifts, shiftsOf } from '../../e2e/harness/checks/shifts';
import { expect, test } from '../../e2e/harness/test';

test('OFC-01 PRO-01 PRO-02 a player finds their account in the menu, and saves their personal data', async ({
  page,
  watch,
}) => {
  await newPlayer(page);
  await page.goto('/en/line');
  await areasAreReady(page);
  await balance(page);
  await header(page)
    .getByRole('button', { name: /Balance/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Personal data' })
    .click();
  await expect(page).toHaveURL(/\/en\/office\/account#personal-data$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Personal data' })).toBeFocused();
  await expect(main.getByRole('meter', { name: '0 of 100: bad' })).toBeVisible();
  await expect(main.getByText(/^Fill in: date of birth, first name/)).toBeVisible();

  const about = main.getByRole('form', { name: 'About you' });
  const save = about.getByRole('button', { name: 'Save' });
  await about.getByLabel('First name').fill('Aytən');
  await about.getByLabel('Last name').fill('Əliyeva');
  await about.getByLabel('Date of birth').fill('2015-01-01');
  await save.press('Enter');
  await expect(about.getByText('Not saved. Check: Date of birth.')).toBeVisible();
  await expect(about.getByLabel('Date of birth')).toBeFocused();
  await about.getByLabel('Date of birth').fill('1990-02-28');
  // The button stays busy for a moment after the answer, and takes no press then.
  await expect(save).not.toHaveAttribute('aria-busy');
  await save.press('Enter');
  await expect(about.getByRole('status')).toHaveText('Saved.');
  // The operator's feed makes the shell load what follows from the data.
  await expect(main.getByText(/^Fill in: number of the document/)).toBeVisible();
  await expect(about.getByRole('status')).toHaveText('Saved.');

  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);

  await recordShifts(page);
  await page.goto('/en/office/account');
  await areasAreReady(page);
  await expect(about.getByLabel('Last name')).toHaveValue('Əliyeva');
  expect(await shiftsOf(page)).toEqual([]);
});
