import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../bus';
import { areaTextsOf, textsOf, type Texts } from '../texts';
import { header } from './player';

/** The pages of an account in one language: their words, their parts, and the way to them. */
export interface Office {
  /** Words of the shell; the others are those of the areas. */
  readonly t: Texts;
  readonly auth: Texts;
  readonly office: Texts;
  readonly payments: Texts;
  readonly profile: Texts;
  readonly main: Locator;
  readonly region: (name: string) => Locator;
  readonly dialog: (key: string) => Locator;
  /** The two presses that lead to a page of the account. */
  readonly wayTo: (section: string) => readonly Locator[];
  /** Opens a page of the account by its menu. */
  readonly go: (section: string) => Promise<void>;
}

export async function officeOf(page: Page, language: string): Promise<Office> {
  const t = await textsOf(language);
  const main = page.getByRole('main');
  const wayTo = (section: string): readonly Locator[] => [
    header(page).getByRole('button', { name: new RegExp(`^${t('header.balance')}`) }),
    header(page)
      .getByRole('navigation', { name: t('accounts.menu') })
      .getByRole('link', { name: t(`accounts.section.${section}`), exact: true }),
  ];
  return {
    t,
    auth: await areaTextsOf('auth', language),
    office: await areaTextsOf('office', language),
    payments: await areaTextsOf('payments', language),
    profile: await areaTextsOf('profile', language),
    main,
    region: (name) => main.getByRole('region', { name, exact: true }),
    dialog: (key) => page.getByRole('dialog', { name: t(key) }),
    wayTo,
    go: async (section) => {
      for (const target of wayTo(section)) await target.click();
      await areasAreReady(page);
    },
  };
}

export function button(within: Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** Opens the dialog that signs in, and sends login and password; returns the dialog. */
export async function sendPassword(
  page: Page,
  t: Texts,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<Locator> {
  await button(header(page), t('header.signIn')).click();
  const signingIn = page.getByRole('dialog', { name: t('signIn.title') });
  await signingIn.getByLabel(t('dialog.signIn.login'), { exact: true }).fill(login);
  await signingIn.getByLabel(t('dialog.signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  return signingIn;
}
