import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/support/bus';
import { balance, header, newPlayer } from '../../e2e/support/player';
import { expect, test } from '../../e2e/support/test';

test('OFC-01 PRO-01 a player finds their account in the menu, and is told what is wrong in their personal data', async ({
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
  await expect(main.getByRole('region', { name: 'Personal data' })).toBeInViewport();
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

  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
});
