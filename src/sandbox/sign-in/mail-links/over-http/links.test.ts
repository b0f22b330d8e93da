import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mailing } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const SITE = 'https://site.example';

interface Message {
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly html: string | null;
}
interface Newsletter {
  readonly channel: string;
  readonly isOn: boolean;
  readonly undoUntil: number | null;
}
interface Redeemed extends ErrorBody {
  readonly what: string;
  readonly mail: string;
  readonly newsletters: readonly Newsletter[];
}

let operator: TestOperator;
let numbers = 0;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: SITE });
});
beforeEach(() => {
  // The operator counts requests of an hour.
  pass(61 * MINUTE);
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(() => operator.sandbox.close());

const pass = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const redeem = (kind: string, token: string, more: object = {}) =>
  operator.post<Redeemed>('/web-api/auth/redeem', { kind, token, ...more });
const codeOf = async (answer: Promise<{ body: ErrorBody }>): Promise<string> =>
  (await answer).body.error.code;
const newMail = (): string => `ann.${++numbers}@mail.example`;
const signIn = (login: string, password: string) =>
  operator.post<{ userId: string } & ErrorBody>('/web-api/user/login', {
    login,
    password,
    remember: false,
  });

async function messagesTo(to: string): Promise<Message[]> {
  const path = `/sandbox/v1/outbox?to=${encodeURIComponent(to)}`;
  return (await operator.get<{ messages: Message[] }>(path)).body.messages;
}
/** The link of the newest message to an address. */
async function linkTo(to: string): Promise<string> {
  const text = (await messagesTo(to))[0]?.text ?? '';
  return /https:\S+#token=[\w-]{43}/.exec(text)?.[0] ?? '';
}
const tokenIn = (link: string): string => link.split('#token=')[1] ?? '';
const madeLink = async ({ login }: TestPlayer, body: object): Promise<string | null> =>
  (await operator.control<{ token: string | null }>(`/players/${login}/links`, body)).body.token;
async function configOf({ token }: TestPlayer): Promise<Record<string, unknown>> {
  const path = '/web-api/user/config';
  return (await operator.get<{ result: Record<string, unknown> }>(path, { token })).body.result;
}

describe('RTE-16 the link of a registration by mail', () => {
  const PASSWORD = 'correct horse battery';
  const form = (email: string) => ({
    type: 'full_reg',
    country_id: 3,
    currency_id: 4,
    is_of_age: true,
    is_terms_agreed: true,
    email,
    password: PASSWORD,
    name: 'Ann',
    date_birthday: '1990-02-28',
  });
  const register = (body: object) =>
    operator.post<{ flowId: string } & ErrorBody>('/web-api/user/register', body);
  const challenge = async (flowId: string) =>
    (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;

  test('is in the mail beside the code, and makes the account once, in any browser', async () => {
    const mail = newMail();
    const { body } = await register(form(mail));
    const [message] = await messagesTo(mail);
    expect(message?.template).toBe('registration-link');
    expect(message?.text).toContain(await challenge(body.flowId));
    const link = await linkTo(mail);
    expect(link).toMatch(/^https:\/\/site\.example\/en\/user\/activate#token=/);
    expect(message?.html).toContain(`<a href="${link}">`);
    expect((await signIn(mail, PASSWORD)).status).toBe(400);

    const answer = await redeem('activate', tokenIn(link));
    expect(answer).toMatchObject({ status: 200, body: { what: 'account' } });
    expect(answer.body.mail).toBe('a···@mail.example');
    // The link signs nobody in.
    expect(answer.headers.getSetCookie()).toEqual([]);
    const player = await signIn(mail, PASSWORD);
    expect(player.status).toBe(200);
    expect(await codeOf(redeem('activate', tokenIn(link)))).toBe('used');
  });

  test('is of no use once the code has made the account, nor the code after the link', async () => {
    const [one, other] = [newMail(), newMail()];
    const { flowId } = (await register(form(one))).body;
    const code = await challenge(flowId);
    const link = await linkTo(one);
    expect((await register({ ...form(one), flowId, code })).status).toBe(200);
    expect(await codeOf(redeem('activate', tokenIn(link)))).toBe('used');

    const second = (await register(form(other))).body.flowId;
    const typed = { flowId: second, code: await challenge(second) };
    expect((await redeem('activate', tokenIn(await linkTo(other)))).status).toBe(200);
    expect(await codeOf(register({ ...form(other), ...typed }))).toBe('taken');
  });

  test('is of no use in an earlier mail, once a later one has made the account', async () => {
    const mail = newMail();
    const { flowId } = (await register(form(mail))).body;
    const first = await linkTo(mail);
    pass(MINUTE);
    await operator.post('/web-api/auth/resend', { flowId });
    const second = await linkTo(mail);
    expect(second).not.toBe(first);
    pass(MINUTE);
    const other = (await register(form(mail))).body.flowId;
    const third = await linkTo(mail);
    expect(other).not.toBe(flowId);
    expect((await redeem('activate', tokenIn(second))).status).toBe(200);
    expect(await codeOf(redeem('activate', tokenIn(first)))).toBe('used');
    // Of another registration with the same address.
    expect(await codeOf(redeem('activate', tokenIn(third)))).toBe('used');
  });

  test('makes one account of two presses at once', async () => {
    const mail = newMail();
    await register(form(mail));
    const token = tokenIn(await linkTo(mail));
    const both = await Promise.all([redeem('activate', token), redeem('activate', token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('is valid for three days, and not while registration is closed', async () => {
    const mail = newMail();
    await register(form(mail));
    const token = tokenIn(await linkTo(mail));
    await operator.control('/site', { pages: { isRegistrationAvailable: false } });
    expect(await codeOf(redeem('activate', token))).toBe('registration-off');
    await operator.control('/site', { pages: {} });
    pass(3 * DAY);
    expect(await codeOf(redeem('activate', token))).toBe('time_up');
  });

  test('is sent to nobody who has an account', async () => {
    const mail = newMail();
    await register(form(mail));
    await redeem('activate', tokenIn(await linkTo(mail)));
    pass(61 * MINUTE);
    await register(form(mail));
    expect((await messagesTo(mail))[0]).toMatchObject({ template: 'already-registered' });
    expect(await linkTo(mail)).toBe('');
  });
});

describe('RTE-16 a link that gives a player a mail address', () => {
  let player: TestPlayer;
  beforeEach(async () => {
    player = await registerPlayer(operator);
  });
  const ask = (email: string, of = player) =>
    operator.post<{ sentTo: string } & ErrorBody>(
      '/web-api/auth/links',
      { email },
      { token: of.token },
    );

  test('activates an account of one click, whose days are counted', async () => {
    expect(await configOf(player)).toMatchObject({
      activation_type: 0,
      remaining_days_to_activate: 30,
    });
    pass(29 * DAY + MINUTE);
    const { body } = await operator.post<TestPlayer>('/web-api/user/register', {
      type: 'fast_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
    });
    expect(await configOf(body)).toMatchObject({ remaining_days_to_activate: 30 });
    const mail = newMail();
    expect((await ask(mail, body)).body).toMatchObject({ sentTo: 'a···@mail.example' });
    const link = await linkTo(mail);
    expect(link).toContain('/en/user/activatefast#token=');
    const answer = await redeem('activatefast', tokenIn(link));
    expect(answer.body).toEqual({ what: 'account', mail: 'a···@mail.example' });
    expect(await configOf(body)).toMatchObject({
      user_email: mail,
      activation_type: 1,
      remaining_days_to_activate: null,
    });
    expect(await codeOf(ask(newMail(), body))).toBe('mail-confirmed');
  });

  test('confirms the mail address of a player who has a phone', async () => {
    const phone = `+7701${1e6 + ++numbers}`;
    await operator.control(`/players/${player.login}/contacts`, { phone });
    const mail = newMail();
    await ask(mail);
    expect(await messagesTo(phone)).toEqual([]);
    const link = await linkTo(mail);
    expect(link).toContain('/en/user/accountverify#token=');
    expect((await redeem('verify', tokenIn(link))).body).toMatchObject({ what: 'mail' });
    expect(await configOf(player)).toMatchObject({ user_email: mail, activation_type: 2 });
    expect(await codeOf(redeem('verify', tokenIn(link)))).toBe('used');
    // The player may not be who asked for it.
    const messages = await messagesTo(phone);
    expect(messages).toMatchObject([{ template: 'mail-changed' }]);
    expect(messages[0]?.text).toContain('a···@mail.example');
  });

  test('informs the former address', async () => {
    const [former, mail] = [newMail(), newMail()];
    await operator.control(`/players/${player.login}/contacts`, { mail: former });
    const token = (await madeLink(player, { kind: 'verify', mail })) ?? '';
    expect(await messagesTo(former)).toEqual([]);
    expect((await redeem('verify', token)).status).toBe(200);
    const [message] = await messagesTo(former);
    expect(message).toMatchObject({ template: 'mail-changed' });
    expect(message?.text).toContain('a···@mail.example');
    expect(await configOf(player)).toMatchObject({ user_email: mail });
  });

  test('takes no address away from the player who has proved to have it', async () => {
    const owner = await registerPlayer(operator);
    const mail = newMail();
    const token = (await madeLink(player, { kind: 'verify', mail })) ?? '';
    await operator.control(`/players/${owner.login}/contacts`, { mail });
    expect(await codeOf(redeem('verify', token))).toBe('time_up');
    expect(await configOf(owner)).toMatchObject({ user_email: mail });
    expect(await configOf(player)).toMatchObject({ user_email: null });
  });

  test('is asked for alike for an address that another player has', async () => {
    const owner = await registerPlayer(operator);
    const mail = newMail();
    await operator.control(`/players/${owner.login}/contacts`, { mail });
    const [taken, free] = [await ask(mail), await ask(newMail())];
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect((await messagesTo(mail))[0]).toMatchObject({ template: 'already-registered' });
    expect(await linkTo(mail)).toBe('');
  });

  test('is not sent to what is no address, nor for a guest, nor twice within a minute', async () => {
    expect(await codeOf(ask('ann@mail'))).toBe('bad-email');
    expect((await operator.post('/web-api/auth/links', { email: newMail() })).status).toBe(401);
    const mail = newMail();
    await ask(mail);
    expect(await ask(mail)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-codes' } },
    });
  });
});

describe('RTE-16 the link that ends the newsletter', () => {
  let player: TestPlayer;
  let mail: string;
  beforeEach(async () => {
    player = await registerPlayer(operator);
    mail = newMail();
    await operator.control(`/players/${player.login}/contacts`, {
      mail,
      phone: `+7702${1e6 + ++numbers}`,
    });
    await want({ enable_mail_news: 1, enable_sms_news: 1, enable_mail_bets: 1 });
  });
  const want = (change: Partial<Mailing>) =>
    operator.post('/web-api/user/mailing', change, { token: player.token });
  const wanted = async (): Promise<Mailing> =>
    (await operator.get<{ result: Mailing }>('/web-api/user/mailing', { token: player.token })).body
      .result;
  const token = async (channel: 'mail' | 'sms' = 'mail'): Promise<string> =>
    (await madeLink(player, { kind: 'newsletter', channel })) ?? '';

  test('is in every newsletter, and ends it in that channel without a sign-in', async () => {
    await token();
    const link = await linkTo(mail);
    expect(link).toContain('/en/user/stopnewsletter#token=');
    expect((await redeem('newsletter', tokenIn(link))).body).toEqual({
      what: 'newsletter',
      channel: 'mail',
      newsletters: [
        { channel: 'mail', isOn: false, undoUntil: operator.clock.now() + DAY },
        { channel: 'sms', isOn: true, undoUntil: null },
      ],
    });
    expect(await wanted()).toMatchObject({
      enable_mail_news: 0,
      enable_sms_news: 1,
      enable_mail_bets: 1,
    });
    // Nothing more is sent there.
    expect(await madeLink(player, { kind: 'newsletter', channel: 'mail' })).toBeNull();
    await redeem('newsletter', await token('sms'));
    expect(await wanted()).toMatchObject({ enable_sms_news: 0 });
  });

  test('ends it in another channel by another press, and again after it was begun again', async () => {
    const own = await token();
    await redeem('newsletter', own, { channel: 'sms' });
    expect(await wanted()).toMatchObject({ enable_mail_news: 1, enable_sms_news: 0 });
    await redeem('newsletter', own);
    await want({ enable_mail_news: 1 });
    expect((await redeem('newsletter', own)).status).toBe(200);
    expect(await wanted()).toMatchObject({ enable_mail_news: 0 });
  });

  test('undoes it for a day, once, and begins nothing that the player did not get', async () => {
    const own = await token();
    await redeem('newsletter', own);
    pass(DAY - MINUTE);
    expect((await redeem('newsletter', own, { undo: true })).body.newsletters[0]).toEqual({
      channel: 'mail',
      isOn: true,
      undoUntil: null,
    });
    expect(await codeOf(redeem('newsletter', own, { undo: true }))).toBe('time_up');
    await redeem('newsletter', own);
    pass(DAY);
    expect(await codeOf(redeem('newsletter', own, { undo: true }))).toBe('time_up');
    const { newsletters } = (await redeem('newsletter', own)).body;
    expect(newsletters[0]).toEqual({ channel: 'mail', isOn: false, undoUntil: null });
    expect(await codeOf(redeem('newsletter', own, { undo: true }))).toBe('time_up');
  });

  test('is valid for 60 days', async () => {
    const own = await token();
    pass(60 * DAY - MINUTE);
    expect((await redeem('newsletter', own)).status).toBe(200);
    pass(MINUTE);
    expect(await codeOf(redeem('newsletter', own))).toBe('time_up');
  });

  test('is sent to nobody who did not ask for news, or who may not play', async () => {
    await want({ enable_sms_news: 0 });
    expect(await madeLink(player, { kind: 'newsletter', channel: 'sms' })).toBeNull();
    await operator.control(`/players/${player.login}/contacts`, { mail: null });
    expect(await madeLink(player, { kind: 'newsletter', channel: 'mail' })).toBeNull();
    await operator.control(`/players/${player.login}/contacts`, { mail });
    await operator.control(`/players/${player.login}/close`, { isClosed: true });
    expect(await madeLink(player, { kind: 'newsletter', channel: 'mail' })).toBeNull();
  });
});

describe('RTE-16 a token', () => {
  const KINDS = ['activate', 'activatefast', 'verify', 'newsletter'] as const;

  test.each(KINDS)('that was never made is refused, for %s', async (kind) => {
    const answer = await redeem(kind, 'x'.repeat(43));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unknown' } } });
    expect(Object.keys(answer.body)).toEqual(['error']);
  });

  test('of one kind opens no other', async () => {
    const player = await registerPlayer(operator);
    const token = (await madeLink(player, { kind: 'verify', mail: newMail() })) ?? '';
    for (const kind of ['activate', 'activatefast', 'newsletter']) {
      expect(await codeOf(redeem(kind, token))).toBe('unknown');
    }
    const password = { token, password: 'Solid-Harbour-52' };
    expect(await codeOf(operator.post('/web-api/auth/password', password))).toBe(
      'recovery-unknown',
    );
    expect((await redeem('verify', token)).status).toBe(200);
  });

  test('is late once QA has let it expire', async () => {
    const player = await registerPlayer(operator);
    const token = (await madeLink(player, { kind: 'activatefast', mail: newMail() })) ?? '';
    expect((await operator.control('/links/expire', { token })).status).toBe(200);
    expect(await codeOf(redeem('activatefast', token))).toBe('time_up');
    expect((await operator.control('/links/expire', { token: 'none' })).status).toBe(404);
  });

  test('is used up by no GET, as scanners of mails make it', async () => {
    const player = await registerPlayer(operator);
    const mail = newMail();
    const token = (await madeLink(player, { kind: 'verify', mail })) ?? '';
    const path = `/web-api/auth/redeem?kind=verify&token=${token}`;
    expect((await operator.get(path)).status).toBe(404);
    expect(await configOf(player)).toMatchObject({ user_email: null });
    expect((await redeem('verify', token)).status).toBe(200);
  });
});
