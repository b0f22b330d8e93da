import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a registration that is not complete moves to the first fault, and a complete one is sent once', async ({
  page,
  watch,
}) => {
  await page.goto('/en/line');
  await areasAreReady(page);
  await header(page).getByRole('button', { name: 'Register' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const [ofAge, terms] = [
    dialog.getByRole('checkbox').first(),
    dialog.getByRole('checkbox').last(),
  ] as const;
  const register = dialog.getByRole('button', { name: 'Register' });
  await register.tap();
  await expect(ofAge).toBeFocused();
  await expect(ofAge).toHaveAttribute('aria-invalid', 'true');
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  // Axe adds styles of its own.
  watch.violations.length = 0;
  expect(violations).toEqual([]);
  await ofAge.check();
  await register.tap();
  await expect(terms).toBeFocused();
  await terms.check();

  let sent = 0;
  const answers: (() => Promise<void>)[] = [];
  await page.route('**/web-api/user/register', (route) => {
    sent += 1;
    answers.push(() => route.continue());
  });
  await register.tap();
  await expect(register).toHaveAttribute('aria-busy', 'true');
  // A player does not wait until it is enabled.
  await register.tap({ force: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
  for (const answer of answers) await answer();
  await expect(dialog.getByText(/Password/).first()).toBeVisible();
  expect(sent).toBe(1);
});

test('a registration that fails reports it in one place', async ({ page }) => {
  await page.route('**/web-api/user/register', (route) =>
    route.fulfill({ status: 400, body: '{}' }),
  );
  await page.goto('/en/line');
  await areasAreReady(page);
  await header(page).getByRole('button', { name: 'Register' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Register' }).tap();
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
});

test('a limit’s form moves to the choice that is missing, and describes it', async ({
  page,
  watch,
}) => {
  await newPlayer(page);
  await page.goto('/en/office/responsible');
  await areasAreReady(page);
  await page.getByRole('button', { name: 'Set: Playing time a day' }).tap();
  const form = page.getByRole('form', { name: /Playing time a day/ });
  await form.getByRole('button', { name: 'Save' }).tap();
  const faulty = form.locator('[aria-invalid="true"]');
  await expect(faulty).toHaveAccessibleDescription('Choose one of the values.');
  await expect(form.locator(':focus')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).include('main form').analyze();
  // Axe adds styles of its own.
  watch.violations.length = 0;
  expect(violations).toEqual([]);
});
