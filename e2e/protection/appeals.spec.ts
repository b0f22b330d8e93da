import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const SCREENS = [
  {
    language: 'en',
    width: 1366,
    title: 'Your account is restricted',
    field: 'Your appeal',
    send: 'Send the appeal',
    sent: /^Your appeal has arrived/,
    list: 'Your appeals, newest first',
    states: ['Under review', 'Rejected', 'Accepted'],
  },
  {
    language: 'ru',
    width: 390,
    title: 'Ваш счёт ограничен',
    field: 'Ваше обращение',
    send: 'Отправить обращение',
    sent: /^Ваше обращение получено/,
    list: 'Ваши обращения, сначала новые',
    states: ['На рассмотрении', 'Отклонено', 'Принято'],
  },
] as const;

for (const { language, width, title, field, send, sent, list, states } of SCREENS) {
  test(`BAN-01 LAY-07 a banned player appeals, reads the answer, and is let in (${language}, ${width} px)`, async ({
    page,
    sandbox,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { login } = await newPlayer(page);
    await sandbox.ban(login, 3);
    const main = page.getByRole('main');
    const rows = main.getByRole('list', { name: list }).getByRole('listitem');
    const answer = async (what: 'accept' | 'reject', words: string): Promise<void> => {
      const { appeals } = (await (await page.request.get('/sandbox/v1/appeals')).json()) as {
        appeals: { id: string; login: string }[];
      };
      const id = appeals.find((appeal) => appeal.login === login)?.id;
      const answered = await page.request.post(`/sandbox/v1/appeals/${id}/${what}`, {
        data: { answer: words },
      });
      expect(answered.ok()).toBe(true);
    };

    // A page that is closed to a banned player leads to the one with the form.
    await page.goto(`/${language}/coupon`);
    await expect(page).toHaveURL(new RegExp(`/${language}/ban$`));
    await areasAreReady(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await main.getByRole('textbox', { name: field }).fill('I have <b>one</b> account alone.');
    await main.getByRole('button', { name: send }).click();
    await expect(main.getByText(sent)).toBeFocused();
    await expect(rows).toContainText([states[0]]);
    await expect(rows).toContainText(['I have <b>one</b> account alone.']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );

    await answer('reject', 'Two accounts.');
    await expect(rows).toContainText([states[1]]);
    await expect(rows).toContainText(['Two accounts.']);
    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.goto(`/${language}/block-appeal-history`);
    await areasAreReady(page);
    await main.getByRole('textbox', { name: field }).fill('The other one is my brother’s.');
    await main.getByRole('button', { name: send }).press('Enter');
    await expect(rows).toHaveCount(2);
    await answer('accept', 'You are right.');
    await expect(rows.first()).toContainText(states[2]);
    await expect(main.getByRole('textbox', { name: field })).toHaveCount(0);
    await page.goto(`/${language}/coupon`);
    await expect(page).toHaveURL(new RegExp(`/${language}/coupon$`));
  });
}
