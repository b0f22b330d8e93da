import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { dialogFaults } from '../harness/checks/axe';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { tabTo } from '../harness/steps/keyboard';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';
import { textsOf } from '../harness/texts';
import { followTrails } from '../harness/checks/trails';

/** A run tries one of them, a full run both. */
const SCREENS = [
  { width: 390, language: 'az', theme: 'light' },
  { width: 1366, language: 'en', theme: 'dark' },
] as const;

type Words = Readonly<Record<string, string>>;

async function officeTexts(language: string): Promise<Record<'phone' | 'twoStep', Words>> {
  const file = new URL(`../../areas/office/i18n/${language}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<'phone' | 'twoStep', Words>;
}

for (const { width, language, theme } of SCREENS.filter((_, at) => isTried(at, 2))) {
  test.describe(`at ${width} in ${language}, ${theme}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
      colorScheme: theme,
    });

    test('AUT-05 a player adds a phone, has codes sent to it as the second step, and signs in by one, by keyboard alone, and no number and no code is left behind', async ({
      page,
      sandbox,
      watch,
    }) => {
      const t = await textsOf(language);
      const { phone: words, twoStep } = await officeTexts(language);
      const secrets = new Map<string, string>();
      const trails = await followTrails(page);
      const dialog = (title: string): Locator => page.getByRole('dialog', { name: t(title) });
      const button = (within: Locator, name: string): Locator =>
        within.getByRole('button', { name, exact: true });
      const press = async (goal: Locator): Promise<void> => {
        await expect(goal).toBeVisible();
        await tabTo(page, goal);
        await page.keyboard.press('Enter');
      };
      const audit = async (): Promise<void> => {
        expect(await dialogFaults(page, watch, [theme])).toEqual([]);
      };
      const region = (name = ''): Locator => page.getByRole('region', { name, exact: true });
      const digits = `151${randomInt(10_000_000, 100_000_000)}`;
      const number = `+49${digits}`;
      const masked = `+49 ··· ${digits.slice(-4, -2)} ${digits.slice(-2)}`;
      const typeCode = async (within: Locator): Promise<void> => {
        await expect(within.getByLabel(t('signIn.code'), { exact: true })).toBeFocused();
        await expect(within).toContainText(t('signIn.sentTo', { to: masked }));
        const [code = ''] = /\d{6}/.exec(await sandbox.messageTo(number)) ?? [];
        secrets.set(`code ${secrets.size}`, code);
        await audit();
        await page.keyboard.type(code);
        await page.keyboard.press('Enter');
      };
      const player = await newPlayer(page);
      secrets.set('the password', player.password);
      secrets.set('the number', digits);

      await page.goto(`/${language}/office/security`);
      await areasAreReady(page);
      const section = region(words['title']);
      await expect(section).toContainText(words['none'] ?? '');
      await press(button(section, words['add'] ?? ''));
      const adding = dialog('phone.add.title');
      const field = adding.getByLabel(t('signIn.number'), { exact: true });
      await expect(field).toBeFocused();
      await audit();
      await page.keyboard.type(number);
      await expect(field).toHaveValue(`${digits.slice(0, 4)} ${digits.slice(4)}`);
      await page.keyboard.press('Enter');
      await typeCode(adding);
      await expect(adding).toBeHidden();
      await expect(section.getByRole('status')).toBeFocused();
      await expect(section).toContainText(masked);

      const steps = region(twoStep['title']);
      await press(button(steps, twoStep['set-up'] ?? ''));
      const setUp = dialog('twoStep.set-up.title');
      await tabTo(page, setUp.getByRole('radio', { name: t('twoStep.way.totp') }));
      await page.keyboard.press('ArrowRight');
      await expect(setUp).toContainText(t('twoStep.way.smsText', { phone: masked }));
      await audit();
      await press(button(setUp, t('twoStep.set-up.confirm')));
      await typeCode(setUp);
      await expect(setUp.getByText(t('twoStep.codes.isOn'))).toBeFocused();
      const list = setUp.getByRole('list', { name: t('twoStep.codes.list') });
      const codes = await list.getByRole('listitem').allInnerTexts();
      for (const [at, one] of codes.entries()) secrets.set(`recovery code ${at}`, one);
      const saving = page.waitForEvent('download');
      await press(button(setUp, t('twoStep.codes.save')));
      await saving;
      await press(button(setUp, t('twoStep.codes.kept')));
      await expect(steps).toContainText((twoStep['onSms'] ?? '').replace('{{phone}}', masked));

      // A narrow header has it in the menu of the account.
      if (width === 390) {
        const name = new RegExp(`^${t('header.balance')}`);
        await press(header(page).getByRole('button', { name }));
      }
      await press(button(page.locator('body'), t('header.signOut')));
      await expect(button(header(page), t('header.signIn'))).toBeVisible();
      await shellIsUp(page);
      const signingIn = dialog('signIn.title');
      await press(button(header(page), t('header.signIn')));
      await expect(signingIn.getByLabel(t('dialog.signIn.login'))).toBeFocused();
      await page.keyboard.type(player.login);
      await tabTo(page, signingIn.getByLabel(t('dialog.signIn.password'), { exact: true }));
      await page.keyboard.type(player.password);
      await page.keyboard.press('Enter');
      await typeCode(signingIn);
      await expect(signingIn).toBeHidden();

      expect([...secrets].filter(([, one]) => one.length < 6)).toEqual([]);
      expect(await trails.leaksOf(secrets)).toEqual([]);
      expect([...trails.commands()]).toEqual(
        expect.arrayContaining(['phone.proceed', 'phone.check', 'twoStep.check', 'auth.confirm']),
      );
    });
  });
}
