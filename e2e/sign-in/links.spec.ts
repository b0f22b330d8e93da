import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { tabTo } from '../harness/steps/keyboard';
import { fillSignIn, header, newPlayer } from '../harness/steps/player';
import { recordShifts, shiftsOf } from '../harness/checks/shifts';
import { expect, test } from '../harness/test';

const PASSWORD = 'Solid-Harbour-52';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens a link as from a mail, and records what is asked for with which referrer. */
async function openLink(page: Page, link: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.headers()['referer'] ?? '')));
  await recordShifts(page);
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await areasAreReady(page);
  expect(page.url()).not.toContain('token');
  // A press is answered by the operator, at a time of its own: what moves then is no fault of the page.
  expect(await shiftsOf(page)).toEqual([]);
  return asked;
}

test('RTE-15 RTE-16 a registration by mail is finished by its link, which is used up then', async ({
  page,
  sandbox,
}) => {
  const mail = `${randomUUID()}@example.com`;
  const answer = await page.request.post('/web-api/user/register', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Language': 'en' },
    data: {
      type: 'full_reg',
      country_id: 3,
      currency_id: 4,
      is_of_age: true,
      is_terms_agreed: true,
      email: mail,
      password: PASSWORD,
      name: 'Ann',
      date_birthday: '1990-02-28',
    },
  });
  expect(answer.ok()).toBe(true);
  const link = /\S+#token=\S+/.exec(await sandbox.messageTo(mail))?.[0] ?? '';
  const { hash } = new URL(link);
  // The old address of links in mails leads to the same page.
  const asked = await openLink(page, `/en/user/action.php?action=activate${hash}`);
  await expect(heading(page)).toHaveText('Finish your registration');
  await tabTo(page, page.getByRole('button', { name: 'Make the account' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your account is ready');
  await expect(heading(page)).toBeFocused();
  const token = hash.slice('#token='.length);
  expect(asked.filter((each) => each.includes(token))).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, { userId: '', login: mail, password: PASSWORD });
  await expect(header(page)).toContainText('Balance');
  // The sign-in leads home; a page that is left before would lead the next one there.
  await expect(page).toHaveURL(/\/en$/);
  await shellIsUp(page);

  await page.goto('about:blank');
  await openLink(page, link);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(heading(page)).toHaveText('This link was used before');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('RTE-16 an account of one click is activated by a link that its player asks for, in Azerbaijani, and the newsletter ends without a sign-in', async ({
    page,
    sandbox,
    watch,
  }) => {
    const player = await newPlayer(page);
    const mail = `${randomUUID()}@example.com`;
    await page.goto('/az/user/activatefast');
    await shellIsUp(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Hesabı aktivləşdirməyə 30 gün qalıb.')).toBeVisible();
    await main.getByRole('textbox', { name: 'E-poçt' }).fill(mail);
    await main.getByRole('button', { name: 'Keçid göndər' }).tap();
    await expect(main.getByRole('status')).toContainText('mesaj göndərildi');
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    watch.violations.length = 0;
    const link = /\S+#token=\S+/.exec(await sandbox.messageTo(mail))?.[0] ?? '';
    expect(link).toContain('/user/activatefast#');

    // A link in the query, as other mails have it, is moved behind the hash.
    await page.goto('about:blank');
    await openLink(page, link.replace('#token=', '?token='));
    await main.getByRole('button').first().tap();
    await expect(main.getByText('@example.com')).toBeVisible();

    await page.request.post('/web-api/user/mailing', {
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-Auth': `Bearer ${await tokenOf(page)}`,
      },
      data: { enable_mail_news: 1 },
    });
    const end = await sandbox.makeLink(player.login, { kind: 'newsletter', channel: 'mail' });
    await page.context().clearCookies({ name: /^(sid|user_token)$/ });
    await page.goto('about:blank');
    await openLink(page, `/az/user/stopnewsletter#token=${end}`);
    await main.getByRole('button', { name: 'Xəbər bülletenini dayandır' }).tap();
    await expect(heading(page)).toHaveText('Xəbər bülleteni dayandırıldı');
    await main.getByRole('button', { name: /^Geri qaytar/ }).tap();
    await expect(heading(page)).toHaveText('Xəbər bülletenini yenidən alırsınız');
  });
});

async function tokenOf(page: Page): Promise<string> {
  const answer = await page.request.get('/web-api/user/gettoken?force_refresh=true', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  return ((await answer.json()) as { token: string }).token;
}
