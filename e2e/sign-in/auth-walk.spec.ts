import { randomInt, randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { appCode } from '../harness/steps/authenticator-app';
import { dialogFaults } from '../harness/checks/axe';
import { areasAreReady, peek, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { tabTo } from '../harness/steps/keyboard';
import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';
import { textsOf } from '../harness/texts';
import { followTrails } from '../harness/checks/trails';

const NEW_PASSWORD = 'Solid-Harbour-52';

/** Every run tries both widths, both languages and both themes; a full run tries all screens. */
const SCREENS = [
  { width: 1366, language: 'en', theme: 'dark', person: 'Aigerim of Pigeon' },
  { width: 1366, language: 'az', theme: 'light', person: 'Samir of Pigeon' },
  { width: 390, language: 'az', theme: 'light', person: 'Samir of Pigeon' },
  { width: 390, language: 'en', theme: 'dark', person: 'Aigerim of Pigeon' },
] as const;

/** What is said in the language of the screen by others than the shell. */
const WORDS = {
  en: { country: '+7 kaz', allow: 'Allow', deny: 'Deny', denied: 'You did not allow the network' },
  az: {
    country: '+7 qaz',
    allow: 'İcazə ver',
    deny: 'İmtina et',
    denied: 'Sosial şəbəkəyə kim olduğunuzu bizə bildirməyə icazə vermədiniz',
  },
};

for (const { width, language, theme, person } of SCREENS.filter((_, at) => isTried(at, 2))) {
  test.describe(`at ${width} in ${language}, ${theme}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
      colorScheme: theme,
    });

    test('AUT-05 AUT-08 REG-01 MOD-01 RTE-18 a guest registers by phone, signs in by two steps, replaces a lost password and registers through a network, by keyboard alone, and no password, code or token is left behind', async ({
      browser,
      baseURL,
      page,
      sandbox,
      watch,
    }) => {
      const t = await textsOf(language);
      const words = WORDS[language];
      const secrets = new Map<string, string>();
      const trails = await followTrails(page);

      const dialog = (title: string): Locator => page.getByRole('dialog', { name: t(title) });
      const button = (within: Locator, key: string): Locator =>
        within.getByRole('button', { name: t(key), exact: true });
      const alert = (within: Locator, key: string, values = {}): Locator =>
        within.getByRole('alert').filter({ hasText: t(key, values) });
      const press = async (goal: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
        await expect(goal).toBeVisible();
        await tabTo(page, goal);
        await page.keyboard.press(key);
      };
      const type = async (field: Locator, text: string): Promise<void> => {
        await tabTo(page, field);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
      };
      const chooseTab = async (form: Locator, key: string): Promise<void> => {
        const tab = form.getByRole('tab', { name: t(key), exact: true });
        await tabTo(page, form.getByRole('tab', { selected: true }), 'Shift+Tab');
        for (let step = 0; step < 5; step += 1) {
          if ((await tab.getAttribute('aria-selected')) === 'true') return;
          await page.keyboard.press('ArrowRight');
        }
        throw new Error(`The arrows do not lead to the tab ${key}.`);
      };
      const check = async (form: Locator): Promise<void> => {
        for (const box of await form.getByRole('checkbox').all()) await press(box, 'Space');
      };
      const audit = async (): Promise<void> => {
        expect(await dialogFaults(page, watch, [theme])).toEqual([]);
      };
      /** Remembers the present tokens of the browser, which must be left nowhere either. */
      const noteTokens = async (when: string): Promise<void> => {
        for (const { name, value, httpOnly } of await page.context().cookies()) {
          const isToken = httpOnly || name === 'user_token';
          if (isToken && value.length > 15) secrets.set(`the cookie ${name} ${when}`, value);
        }
      };
      const isPlayer = async (): Promise<void> => {
        await expect
          .poll(async () => (await peek<{ status: string }>(page, 'session.state')).status)
          .toBe('player');
        await expect(button(header(page), 'header.signIn')).toBeHidden();
      };
      const signOut = async (): Promise<void> => {
        const name = new RegExp(`^${t('header.balance')}`);
        await press(header(page).getByRole('button', { name }));
        await press(page.getByRole('button', { name: t('header.signOut'), exact: true }));
        await expect(button(header(page), 'header.signIn')).toBeVisible();
        await shellIsUp(page);
      };

      const { games, path } = await sandbox.makeGames([2]);
      const [game] = games;
      if (!game) throw new Error('There is a match.');
      const line = path.replace('/en/', `/${language}/`);
      const hasBet = async (): Promise<void> => {
        await expect
          .poll(async () => {
            const { bets } = await peek<{ bets: { market: { id: string } }[] }>(
              page,
              'coupon.state',
            );
            return bets.map(({ market }) => market.id);
          })
          .toEqual([game.homeWin]);
      };

      // A guest with a bet in the coupon registers by phone.
      await page.goto(line);
      await areasAreReady(page);
      await press(page.getByRole('link', { name: t('header.skip') }));
      const match = page.getByRole('region', { name: game.title, exact: true });
      await tabTo(page, match.getByRole('link').first());
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await hasBet();
      await press(button(header(page), 'header.register'));
      const registering = dialog('registration.title');
      await expect(registering.getByRole('combobox').first()).toBeFocused();
      await chooseTab(registering, 'registration.byPhone');
      const country = registering.getByRole('button', {
        name: new RegExp(`^${t('dialog.registration.country')}`),
      });
      await expect(country).toBeVisible();
      await tabTo(page, country);
      await page.keyboard.type(words.country);
      await expect(dialog('country.title').getByRole('option')).toHaveCount(1);
      await audit();
      await page.keyboard.press('Enter');
      await expect(country).toHaveAccessibleName(/ \+7$/);
      const digits = `70${randomInt(10 ** 7, 10 ** 8)}`;
      const number = registering.getByRole('textbox', { name: t('signIn.number') });
      await type(number, digits);
      await expect(number).toHaveValue(/^\(70\d\) \d{3}-\d\d-\d\d$/);
      await check(registering);
      await audit();
      await press(button(registering, 'registration.sendSms'));
      await expect(registering.getByRole('textbox')).toBeFocused();

      const outbox = await page.context().newPage();
      await outbox.goto('/sandbox/outbox');
      const sms = await outbox.getByRole('article').filter({ hasText: digits }).innerText();
      await outbox.close();
      const code = /\b\d{6}\b/.exec(sms.replace(digits, ''))?.[0] ?? '';
      secrets.set('the code of the SMS', code);
      await page.keyboard.type(code === '123456' ? '654321' : '123456');
      await page.keyboard.press('Enter');
      await expect(alert(registering, 'signIn.wrong_code', { left: '4' })).toBeVisible();
      await audit();
      await type(registering.getByRole('textbox'), code);
      await page.keyboard.press('Enter');
      await expect(registering.getByText(t('registration.keep'))).toBeVisible();
      const [login = '', password = ''] = await registering.getByRole('definition').allInnerTexts();
      secrets.set('the first password', password);
      await audit();
      await press(button(registering, 'registration.save'));
      await press(button(registering, 'registration.done'));
      await expect(registering).toBeHidden();
      await isPlayer();
      await noteTokens('after the registration');
      expect(page.url()).toContain(line);
      await hasBet();

      // Another browser of the player, which step four signs out.
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const there = elsewhere.request;
      const isThere = async (): Promise<string> => {
        const answer = await there.get('/web-api/user/check');
        return ((await answer.json()) as { userId: string }).userId;
      };
      await there.post('/web-api/user/login', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        data: { mode: 'login_password', login, password },
      });
      expect(await isThere()).not.toBe('');

      // The player signs in by two steps.
      const keys = await sandbox.setTwoStepOn(login);
      secrets.set('the secret of the app', keys.secret);
      await signOut();
      await page.clock.install();
      const signingIn = dialog('signIn.title');
      const signIn = async (word: string): Promise<void> => {
        await type(signingIn.getByLabel(t('dialog.signIn.login'), { exact: true }), login);
        await type(signingIn.getByLabel(t('dialog.signIn.password'), { exact: true }), word);
        await page.keyboard.press('Enter');
        await expect(signingIn.getByLabel(t('signIn.appCode'))).toBeFocused();
        const submit = button(signingIn, 'signIn.submit');
        await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      };
      await press(button(header(page), 'header.signIn'));
      await expect(signingIn.getByRole('textbox').first()).toBeFocused();
      await audit();
      await signIn(password);
      // In words of the language, also where the browser has none of its own.
      const seconds = t('signIn.seconds', { seconds: '' });
      await expect(signingIn.getByRole('status')).toContainText(seconds);
      await page.clock.setSystemTime(Date.now() + 121_000);
      await expect(alert(signingIn, 'signIn.stepTimeUp')).toBeVisible();
      await audit();
      await page.clock.setSystemTime(Date.now());
      await press(button(signingIn, 'signIn.back'));
      await signIn(password);
      const fromApp = appCode(keys.secret);
      secrets.set('the code of the app', fromApp);
      await page.keyboard.type(fromApp);
      await page.keyboard.press('Enter');
      await expect(signingIn).toBeHidden();
      await isPlayer();
      await noteTokens('after the second step');
      await hasBet();

      // The password is lost, and a link of a mail sets another.
      const mail = `${randomUUID()}@example.com`;
      await sandbox.setContacts(login, { mail });
      await signOut();
      await page.goto(`/${language}/user/forgotpassword?x=1`);
      await expect(page).toHaveURL(new RegExp(`/${language}\\?x=1&showForgotPasswordModal=1$`));
      const recovering = dialog('recovery.title');
      await expect(recovering.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(mail);
      await audit();
      await page.keyboard.press('Enter');
      await expect(recovering.getByText(mail.slice(-12))).toBeFocused();
      await audit();
      const link = /\S+#token=\S+/.exec(await sandbox.messageTo(mail))?.[0] ?? '';
      secrets.set('the token of the link', new URL(link).hash.slice('#token='.length));
      await page.goto(link);
      const renewing = dialog('recovery.newTitle');
      await expect(renewing.getByLabel(t('recovery.newPassword'), { exact: true })).toBeFocused();
      secrets.set('the second password', NEW_PASSWORD);
      await page.keyboard.type(NEW_PASSWORD);
      await audit();
      expect(await isThere()).not.toBe('');
      await page.keyboard.press('Enter');
      await expect(button(renewing, 'signIn.submit')).toBeFocused();
      expect(await isThere()).toBe('');
      await elsewhere.close();
      await audit();
      await page.keyboard.press('Enter');
      await signIn(NEW_PASSWORD);
      await press(button(signingIn, 'signIn.use.recovery'));
      const [recoveryCode = ''] = keys.recoveryCodes;
      secrets.set('the recovery code', recoveryCode);
      await expect(signingIn.getByLabel(t('signIn.recoveryCode'))).toBeFocused();
      await page.keyboard.type(recoveryCode);
      await page.keyboard.press('Enter');
      await expect(signingIn).toBeHidden();
      await isPlayer();
      await noteTokens('after the recovery');

      // Another guest registers through a network, which they first do not allow.
      await signOut();
      await sandbox.forgetNetwork('pigeon');
      await page.goto(line);
      await areasAreReady(page);
      await press(button(header(page), 'header.register'));
      await expect(registering.getByRole('combobox').first()).toBeFocused();
      await chooseTab(registering, 'registration.byNetwork');
      const answer = async (name: string): Promise<void> => {
        await press(registering.getByRole('button', { name: 'Pigeon' }));
        await press(page.getByRole('button', { name: person }));
        await press(page.getByRole('button', { name, exact: true }));
        await expect(page).toHaveURL((url) => url.href.endsWith(line));
        await areasAreReady(page);
      };
      await answer(words.deny);
      await expect(registering.getByRole('alert').filter({ hasText: words.denied })).toBeVisible();
      await audit();
      await answer(words.allow);
      await expect(registering).toContainText(person);
      await noteTokens('of the network');
      await check(registering);
      await audit();
      await press(button(registering, 'registration.submit'));
      await expect(registering.getByText(t('registration.keep'))).toBeVisible();
      const [, third = ''] = await registering.getByRole('definition').allInnerTexts();
      secrets.set('the third password', third);
      await press(button(registering, 'registration.save'));
      await press(button(registering, 'registration.done'));
      await isPlayer();
      await noteTokens('after the registration by network');
      expect(page.url()).toContain(line);

      // Each was met, or nothing was searched for.
      expect([...secrets].filter(([, secret]) => secret.length < 6)).toEqual([]);
      expect(await trails.leaksOf(secrets)).toEqual([]);
      expect([...trails.commands()]).toEqual(
        expect.arrayContaining(['registration.submit', 'auth.begin', 'auth.confirm']),
      );
    });
  });
}
