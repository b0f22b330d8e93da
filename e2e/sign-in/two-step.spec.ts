import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { appCode } from '../harness/steps/authenticator-app';
import { dialogFaults } from '../harness/checks/axe';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { tabTo } from '../harness/steps/keyboard';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';
import { areaTextsOf, textsOf } from '../harness/texts';
import { followTrails } from '../harness/checks/trails';

/** How long an authenticator app shows a code. */
const STEP_MS = 30_000;

/** A run tries one of them, a full run both. */
const SCREENS = [
  { width: 1366, language: 'en', theme: 'dark' },
  { width: 390, language: 'az', theme: 'light' },
] as const;

for (const { width, language, theme } of SCREENS.filter((_, at) => isTried(at, 2))) {
  test.describe(`at ${width} in ${language}, ${theme}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
      colorScheme: theme,
    });

    test('AUT-05 a player sets two-step sign-in up by an app, keeps the recovery codes, signs in by it and turns it off, by keyboard alone, and no key and no code is left behind', async ({
      page,
      watch,
    }) => {
      const t = await textsOf(language);
      const office = await areaTextsOf('office', language);
      const profile = await areaTextsOf('profile', language);
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
      const signOut = async (): Promise<void> => {
        // A narrow header has it in the menu of the account.
        if (width === 390) {
          const name = new RegExp(`^${t('header.balance')}`);
          await press(header(page).getByRole('button', { name }));
        }
        await press(button(page.locator('body'), t('header.signOut')));
        await expect(button(header(page), t('header.signIn'))).toBeVisible();
        await shellIsUp(page);
      };
      const typeLogin = async (): Promise<void> => {
        await press(button(header(page), t('header.signIn')));
        await expect(signingIn.getByLabel(t('dialog.signIn.login'))).toBeFocused();
        await page.keyboard.type(player.login);
        await tabTo(page, signingIn.getByLabel(t('dialog.signIn.password'), { exact: true }));
        await page.keyboard.type(player.password);
        await page.keyboard.press('Enter');
      };
      const signingIn = dialog('signIn.title');
      const player = await newPlayer(page);
      secrets.set('the password', player.password);

      // The account page says that it is off, and leads to the section.
      await page.goto(`/${language}/office/account`);
      await areasAreReady(page);
      const method = profile('protection.method.enable_two_factor_auth');
      const name = profile('protection.setUpOf', { name: method });
      await press(page.getByRole('link', { name, exact: true }));
      const section = page.getByRole('region', { name: office('twoStep.title'), exact: true });
      await expect(section).toContainText(office('twoStep.off'));

      await press(button(section, office('twoStep.set-up')));
      const setUp = dialog('twoStep.set-up.title');
      await expect(setUp).toContainText(t('twoStep.set-up.text'));
      await audit();
      await press(button(setUp, t('twoStep.set-up.confirm')));
      await expect(setUp.getByRole('img', { name: t('twoStep.key.picture') })).toBeVisible();
      await expect(setUp.getByText(t('twoStep.key.text'))).toBeFocused();
      await audit();
      const secret = (await setUp.locator('code').innerText()).replaceAll(/\s/g, '');
      secrets.set('the key', secret);

      const code = setUp.getByLabel(t('twoStep.key.code'));
      const right = appCode(secret);
      await tabTo(page, code);
      await page.keyboard.type(right === '000000' ? '000001' : '000000');
      await page.keyboard.press('Enter');
      await expect(setUp.getByRole('alert')).toHaveText(t('twoStep.wrong_code'));
      await expect(code).toBeFocused();
      await audit();
      await page.keyboard.press('ControlOrMeta+a');
      const first = appCode(secret);
      secrets.set('the first code', first);
      await page.keyboard.type(first);
      await page.keyboard.press('Enter');

      await expect(setUp.getByText(t('twoStep.codes.isOn'))).toBeFocused();
      const list = setUp.getByRole('list', { name: t('twoStep.codes.list') });
      const codes = await list.getByRole('listitem').allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      for (const [at, one] of codes.entries()) secrets.set(`recovery code ${at}`, one);
      await audit();
      // Escape is asked about once.
      await page.keyboard.press('Escape');
      await expect(setUp.getByRole('alert')).toHaveText(t('twoStep.codes.notKept'));
      const saving = page.waitForEvent('download');
      await press(button(setUp, t('twoStep.codes.save')));
      const file = await (await saving).path();
      const saved = await readFile(file, 'utf8');
      expect(codes.filter((one) => !saved.includes(one))).toEqual([]);
      await press(button(setUp, t('twoStep.codes.kept')));
      await expect(setUp).toBeHidden();
      await expect(section.getByRole('status')).toBeFocused();
      await expect(section).toContainText(office('twoStep.codesLeft', { count: '10' }));

      await signOut();
      await typeLogin();
      await expect(signingIn.getByLabel(t('signIn.appCode'))).toBeFocused();
      // The code that confirmed the key does not sign in: the next one does, by a clock that is ahead.
      const next = appCode(secret, Date.now() + STEP_MS);
      secrets.set('the next code', next);
      await page.keyboard.type(next);
      await page.keyboard.press('Enter');
      await expect(signingIn).toBeHidden();

      await page.goto(`/${language}/office/security`);
      await areasAreReady(page);
      await press(button(section, office('twoStep.turn-off')));
      const turningOff = dialog('twoStep.turn-off.title');
      await expect(turningOff).toBeVisible();
      await audit();
      await press(button(turningOff, t('twoStep.turn-off.confirm')));
      await expect(turningOff).toBeHidden();
      await expect(section.getByRole('status')).toBeFocused();
      await expect(section).toContainText(office('twoStep.off'));

      await signOut();
      await typeLogin();
      await expect(signingIn).toBeHidden();
      expect([...secrets].filter(([, one]) => one.length < 6)).toEqual([]);
      expect(await trails.leaksOf(secrets)).toEqual([]);
      expect([...trails.commands()]).toEqual(
        expect.arrayContaining(['twoStep.proceed', 'twoStep.check', 'twoStep.change']),
      );
    });
  });
}
