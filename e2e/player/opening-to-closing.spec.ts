import { randomInt, randomUUID } from 'node:crypto';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { walkedPageCheck } from '../harness/checks/walked-page';
import { SCREENS, screenOptions } from '../harness/screens';
import { appCode } from '../harness/steps/authenticator-app';
import { breakThirdPart, choose, passport, review } from '../harness/steps/documents';
import { button, officeOf, sendPassword } from '../harness/steps/office';
import { payIn } from '../harness/steps/payments';
import { header } from '../harness/steps/player';
import { counter } from '../harness/steps/presses';
import { expect, test } from '../harness/test';
import { operatorTextsOf } from '../harness/texts';

const PASSWORD = 'Solid-Harbour-52';
const ADA = { name: 'Ada', surname: 'Keller', birth: '1990-02-28' };

/** What else a withdrawal asks for. */
const REST = {
  address: { user_registration_address: 'Am Ring 1' },
  document: { user_passport_number: 'C01234567', user_passport_issue_date: '2015-06-01' },
};

for (const screen of SCREENS.filter((_, at) => isTried(at, 4))) {
  const { width, language, theme } = screen;
  test.describe(`at ${width} in ${language}, ${theme}`, () => {
    test.use(screenOptions(screen));

    test('OFC-01 PRO-01 PRO-02 PRO-03 P119 a player opens an account, protects it, proves who they are, ends a session, ends the news, and closes it', async ({
      browser,
      baseURL,
      page,
      sandbox,
      watch,
    }) => {
      const { t, auth, office, payments, profile, main, region, dialog, wayTo, go } =
        await officeOf(page, language);
      const operator = await operatorTextsOf(language);
      const audit = walkedPageCheck(page, watch, width);
      const isAtLevel = async (level: string, word: string): Promise<void> => {
        const name = profile('protection.level', { level, status: profile(`protection.${word}`) });
        await expect(main.getByRole('meter', { name, exact: true })).toBeVisible();
        await expect(main.getByText(name, { exact: true })).toBeVisible();
      };
      const codeTo = async (address: string): Promise<string> =>
        /\b\d{6}\b/.exec(await sandbox.messageTo(address))?.[0] ?? '';
      const number = `+49151${randomInt(10_000_000, 100_000_000)}`;
      const mail = `${randomUUID()}@example.com`;
      const coming = counter();
      let [login, password] = ['', PASSWORD];
      let recoveryCodes: string[] = [];

      await test.step('one click opens an account, which is badly protected', async () => {
        await page.goto(`/${language}`);
        await areasAreReady(page);
        await coming.press(button(header(page), t('header.register')));
        const registering = dialog('registration.title');
        await expect(registering.getByRole('checkbox')).toHaveCount(2);
        await audit();
        for (const box of await registering.getByRole('checkbox').all()) await coming.press(box);
        await coming.press(button(registering, t('registration.submit')));
        await expect(registering.getByText(t('registration.keep'))).toBeVisible();
        [login = '', password = ''] = await registering.getByRole('definition').allInnerTexts();
        const saving = page.waitForEvent('download');
        await button(registering, t('registration.save')).click();
        await saving;
        await button(registering, t('registration.done')).click();
        await go('personal_data');
        await isAtLevel('0', 'bad');
        await audit();
      });

      await test.step('with a phone and a mail address the protection is normal', async () => {
        await button(main, profile('protection.phone.addOf')).click();
        const adding = dialog('phone.add.title');
        const field = adding.getByLabel(t('signIn.number'), { exact: true });
        await expect(field).toBeFocused();
        await page.keyboard.type(number);
        await audit();
        await page.keyboard.press('Enter');
        await expect(adding.getByLabel(t('signIn.code'), { exact: true })).toBeFocused();
        await page.keyboard.type(await codeTo(number));
        await page.keyboard.press('Enter');
        await expect(adding).toBeHidden();
        await isAtLevel('20', 'bad');

        await main.getByRole('link', { name: profile('todo.mail') }).click();
        await main.getByRole('textbox', { name: auth('activation.email') }).fill(mail);
        await audit();
        await button(main, auth('activation.send')).click();
        await expect(main.getByRole('status')).not.toBeEmpty();
        await page.goto(/\S+#token=\S+/.exec(await sandbox.messageTo(mail))?.[0] ?? '');
        await areasAreReady(page);
        await button(main, auth('verify.press')).click();
        await expect(main.getByText(auth('verify.done.title'))).toBeVisible();
        await go('personal_data');
        await isAtLevel('40', 'normal');
        await expect(main.getByText(profile('contact.complete'))).toBeVisible();
      });

      await test.step('with a second step it is good', async () => {
        const name = profile('protection.setUpOf', {
          name: profile('protection.method.enable_two_factor_auth'),
        });
        await main.getByRole('link', { name, exact: true }).click();
        const section = region(office('twoStep.title'));
        await button(section, office('twoStep.set-up')).click();
        const setUp = dialog('twoStep.set-up.title');
        await button(setUp, t('twoStep.set-up.confirm')).click();
        const secret = await setUp.locator('code').innerText();
        await audit();
        await setUp.getByLabel(t('twoStep.key.code')).fill(appCode(secret.replaceAll(/\s/g, '')));
        await page.keyboard.press('Enter');
        const list = setUp.getByRole('list', { name: t('twoStep.codes.list') });
        await expect(list).toBeVisible();
        recoveryCodes = await list.getByRole('listitem').allInnerTexts();
        const saving = page.waitForEvent('download');
        await button(setUp, t('twoStep.codes.save')).click();
        await saving;
        await button(setUp, t('twoStep.codes.kept')).click();
        await expect(section.getByRole('status')).toBeFocused();
        await go('personal_data');
        await isAtLevel('70', 'good');
      });

      await test.step('with a password and a question of their own it is full', async () => {
        await go('security');
        const word = region(office('password.title'));
        await button(word, office('password.change')).click();
        const changing = dialog('password.title');
        await changing.getByLabel(t('password.next'), { exact: true }).fill(PASSWORD);
        await audit();
        await button(changing, t('password.save')).click();
        await expect(word.getByRole('status')).toHaveText(office('password.done'));
        password = PASSWORD;
        const question = region(office('question.title'));
        await button(question, office('question.set')).click();
        const setting = dialog('securityQuestion.set.title');
        await setting.getByLabel(t('securityQuestion.answer')).fill('Kassel');
        await audit();
        await button(setting, t('securityQuestion.set.confirm')).click();
        await expect(question.getByRole('status')).toHaveText(office('question.outcome.kept'));
        await go('personal_data');
        await isAtLevel('100', 'full');
      });

      const person = main.getByRole('form', { name: profile('group.person') });
      const save = button(person, profile('save.action'));
      await test.step('a wrong date is named, and a second tab hears that the data were changed', async () => {
        const second = await page.context().newPage();
        await second.goto(page.url());
        await areasAreReady(second);
        const other = second.getByRole('main').getByRole('form', { name: profile('group.person') });
        await other.getByLabel(profile('field.user_name'), { exact: true }).fill('Eva');

        const date = person.getByLabel(profile('field.user_birthday_date'));
        await person.getByLabel(profile('field.user_name'), { exact: true }).fill(ADA.name);
        await person.getByLabel(profile('field.user_surname'), { exact: true }).fill(ADA.surname);
        await date.fill('2015-01-01');
        await save.click();
        const fields = profile('field.user_birthday_date');
        await expect(person.getByText(profile('save.bad-fields', { fields }))).toBeVisible();
        await expect(date).toBeFocused();
        await audit();
        await date.fill(ADA.birth);
        await save.click();
        await expect(person.getByRole('status')).toHaveText(profile('save.saved'));

        await other.getByLabel(profile('field.user_surname'), { exact: true }).fill('Kern');
        await other.getByLabel(profile('field.user_birthday_date')).fill('1991-02-28');
        await button(other, profile('save.action')).click();
        await expect(other.getByText(profile('save.changed'))).toBeVisible();
        await second.close();
      });

      await test.step('the rest of the data is given, and all but a part of the money waits for a document', async () => {
        for (const [group, values] of Object.entries(REST)) {
          const form = main.getByRole('form', { name: profile(`group.${group}`) });
          for (const [field, value] of Object.entries(values)) {
            await form.getByLabel(profile(`field.${field}`), { exact: true }).fill(value);
          }
          if (group === 'document') {
            await form
              .getByLabel(profile('field.user_passport_type'), { exact: true })
              .selectOption({ label: profile('documentType.passport') });
          }
          await button(form, profile('save.action')).click();
          if (group === 'address') {
            await expect(form.getByRole('status')).toHaveText(profile('save.saved'));
          }
        }
        const document = region(profile('group.document'));
        await expect(document.getByRole('status')).toHaveText(profile('save.saved'));
        await payIn(page, 2500);
        await go('withdrawal');
        const unverified = region(payments('deduce.unverified.title'));
        await expect(unverified).toBeVisible();
        await main.getByLabel(payments('recharge.amount')).fill('2100');
        await audit();
        await unverified.getByRole('link', { name: payments('deduce.unverified.action') }).click();
      });

      await test.step('an expired document is refused with its reason, and the next one is accepted over a break', async () => {
        const card = region(profile('proof.passport'));
        await expect(card.getByText(profile('state.missing'))).toBeVisible();
        await audit();
        await choose(card, await passport(page, ADA, 'expired'));
        await expect(card.getByText(profile('state.checking'))).toBeVisible();
        await review(page, login);
        await expect(card.getByText(profile('proofFault.expired'))).toBeVisible();
        await audit();

        await breakThirdPart(page);
        await choose(card, await passport(page, ADA, ''));
        await expect(card.getByText(profile('upload.broken'))).toBeVisible();
        await page.context().setOffline(false);
        await expect(card.getByText(profile('state.checking'))).toBeVisible();
        await review(page, login);
        await expect(card.getByText(profile('state.accepted'), { exact: true })).toBeVisible();
        await expect(main.getByText(profile('status.3'))).toBeVisible();
        await audit();
        await go('withdrawal');
        await main.getByLabel(payments('recharge.amount')).fill('2100');
        await expect(region(payments('deduce.unverified.title'))).toBeHidden();
        const [before = ''] = payments('deduce.withdraw', { amount: '\n' }).split('\n');
        await expect(main.getByRole('button', { name: new RegExp(`^${before}2`) })).toBeEnabled();
      });

      await test.step('the session of another browser is ended, after a mail told of it', async () => {
        const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
        const other = await elsewhere.newPage();
        await other.goto(`/${language}/coupon`);
        await shellIsUp(other);
        const signingIn = await sendPassword(other, t, { login, password });
        await button(signingIn, t('signIn.use.recovery')).click();
        await signingIn.getByLabel(t('signIn.recoveryCode')).fill(recoveryCodes[0] ?? '');
        await other.keyboard.press('Enter');
        await expect(signingIn).toBeHidden();
        await expect(header(other)).toContainText(t('header.balance'));
        expect(await sandbox.messagesTo(mail)).toContainEqual({
          template: 'new-browser',
          language,
        });

        await go('security');
        const sessions = region(office('sessions.title'));
        const rows = sessions.getByRole('list', { name: office('sessions.list') });
        await expect(rows.getByRole('listitem')).toHaveCount(2);
        await audit();
        const [end = ''] = office('sessions.endOf', { name: '\n' }).split('\n');
        await sessions.getByRole('button', { name: new RegExp(`^${end}`) }).click();
        await expect(sessions.getByRole('status').first()).toHaveText(
          office('sessions.outcome.one'),
        );
        const check = await other.request.get('/web-api/user/check');
        expect(await check.json()).toEqual({ userId: '' });
        await expect(button(header(other), t('header.signIn'))).toBeVisible();
        await elsewhere.close();
      });

      await test.step('news are sent to who wants them, and to nobody else', async () => {
        await go('mailing');
        const news = region(office('mailing.title'));
        const kinds = ['enable_mail_news', 'enable_sms_news'].map((name) =>
          office(`mailing.${name}`),
        );
        const sent = async (): Promise<boolean[]> =>
          Promise.all(
            (['mail', 'sms'] as const).map(
              async (channel) =>
                (await sandbox.makeLink(login, { kind: 'newsletter', channel })) !== '',
            ),
          );
        for (const name of kinds) {
          const one = news.getByRole('switch', { name });
          await one.click();
          // The switch turns at once; this says that the choice is saved.
          await expect(news.getByRole('status')).toHaveText(office('mailing.on', { name }));
          await expect(one).toBeChecked();
        }
        expect(await sent()).toEqual([true, true]);
        await button(news, office('mailing.allOff')).click();
        await expect(news.getByRole('status')).toHaveText(office('mailing.allAreOff'));
        await audit();
        expect(await sent()).toEqual([false, false]);
        const all = await sandbox.messagesTo(mail);
        expect(all.filter(({ template }) => template === 'newsletter')).toHaveLength(1);
      });

      await test.step('a copy of the data arrives, and the account is closed by no more presses than it was opened', async () => {
        await go('personal_data');
        await audit();
        const data = region(profile('data.title'));
        await button(data, profile('data.ask')).click();
        const asking = dialog('accountTask.export.title');
        await expect(asking).toBeVisible();
        await audit();
        await button(asking, t('accountTask.export.confirm')).click();
        const saving = page.waitForEvent('download');
        await data.getByRole('link', { name: profile('data.download') }).click();
        expect((await saving).suggestedFilename()).toMatch(/\.zip$/);
        expect(await sandbox.messagesTo(mail)).toContainEqual({
          template: 'data-export',
          language,
        });

        await page.goto(`/${language}`);
        await areasAreReady(page);
        const leaving = counter();
        for (const target of wayTo('personal_data')) await leaving.press(target);
        await areasAreReady(page);
        await leaving.press(button(main, profile('closing.ask')));
        const closing = dialog('accountTask.close.title');
        await expect(closing).toBeVisible();
        await audit();
        await leaving.press(button(closing, t('accountTask.close.confirm')));
        await expect(button(header(page), t('header.register'))).toBeVisible();
        expect(leaving.presses()).toBeLessThanOrEqual(coming.presses());
      });

      await test.step('the account that is closed signs nobody in', async () => {
        await shellIsUp(page);
        const signingIn = await sendPassword(page, t, { login, password });
        const [closed = ''] = operator('accountClosedFor').split('{from}');
        await expect(signingIn.getByRole('alert').filter({ hasText: closed })).toBeVisible();
        await audit();
      });
    });
  });
}
