import { expect, type Locator, type Page } from 'playwright/test';

export interface Credentials {
  readonly userId: string;
  readonly login: string;
  readonly password: string;
}

/** Registers a player of this test alone; the page that opens next finds them signed in. */
export async function newPlayer(page: Page): Promise<Credentials> {
  const config = await page.request.get('/bff-api/config/all.json?lang=en');
  const { countries } = (await config.json()) as {
    countries: { id: number; currencyId: number; code: string }[];
  };
  const country = countries.find(({ code }) => code.toUpperCase() === 'DE') ?? countries[0];
  if (!country) throw new Error('Failed to register: the config names no country.');
  const answer = await page.request.post('/web-api/user/register', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Language': 'en' },
    data: {
      type: 'fast_reg',
      country_id: country.id,
      currency_id: country.currencyId,
      is_of_age: true,
      is_terms_agreed: true,
    },
  });
  expect(answer.ok()).toBe(true);
  const { userId, login, password } = (await answer.json()) as Credentials;
  return { userId, login, password };
}

export function header(page: Page): Locator {
  return page.getByRole('banner');
}

/** The balance in the header, in hundredths. */
export async function balance(page: Page): Promise<number> {
  await expect(header(page)).toContainText(/Balance\s*\d/);
  const text = (await header(page).innerText()).replaceAll('\u00A0', ' ');
  const shown = /Balance\s*([\d,]+\.\d+)/.exec(text)?.[1] ?? '';
  return Math.round(Number(shown.replaceAll(',', '')) * 100);
}

/** Opens the menu of the account in the header. */
export async function openAccountMenu(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /^Balance/ })
    .click();
}

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await header(page).getByRole('button', { name: 'Sign out' }).click();
}

/** Chooses a display setting in its dialog, which is closed where the page stays. */
export async function chooseDisplay(
  page: Page,
  name: 'Theme' | 'Odds format' | 'Language',
  label: string,
): Promise<void> {
  await header(page).getByRole('button', { name: 'Display settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display settings' });
  await dialog.getByRole('combobox', { name }).selectOption({ label });
  if (name === 'Language') return;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

export async function signIn(page: Page, player: Credentials): Promise<void> {
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, player);
}

/** Signs in by the dialog that is open. */
export async function fillSignIn(page: Page, { login, password }: Credentials): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Login').fill(login);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}
