import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, signInDemo, startOperator } from '@grandstand/sandbox/testing';

interface Message {
  readonly id: number;
  readonly at: number;
  readonly channel: string;
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly vars: Readonly<Record<string, string>>;
  readonly state: string;
}

const LIMITS = '/limit-service-api/api/external/web/v3';
const DEPOSITS_A_DAY = 20;
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => operator.control('/reset'));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

async function outbox(query = ''): Promise<Message[]> {
  const { body } = await operator.get<{ messages: Message[] }>(`/sandbox/v1/outbox${query}`);
  return body.messages;
}

const templates = async (query = ''): Promise<string[]> =>
  (await outbox(query)).map(({ template }) => template);

const signIn = (agent: string, language = 'en') =>
  operator.post('/web-api/user/login', operator.sandbox.demo, {
    language,
    headers: { 'User-Agent': agent },
  });

const setLimit = (player: TestPlayer, limitValue: number, limitType = DEPOSITS_A_DAY) =>
  operator.post(
    `${LIMITS}/limits`,
    { limits: [{ limitType, limitValue }] },
    { token: player.token },
  );

const freeze = (isFrozen: boolean) => operator.control('/players/demo/freeze', { isFrozen });

describe('the outbox', () => {
  test('is empty at first, and has a message of what happens to a player’s accounts', async () => {
    expect(await outbox()).toEqual([]);
    await freeze(true);
    await freeze(true);
    await freeze(false);
    expect(await templates()).toEqual(['accounts-released', 'accounts-frozen']);
    const [, frozen] = await outbox();
    expect(frozen).toMatchObject({
      channel: 'mail',
      to: 'demo@example.com',
      language: 'en',
      subject: 'Your accounts are frozen',
      state: 'sent',
      at: operator.clock.now(),
    });
    expect(frozen?.text).toMatch(/^You can neither bet nor deposit.*\n\n.*\n\nGrandstand$/);
    expect(frozen?.html).toMatch(/^<p>You can neither/);
  });

  test('has a less strict limit when it is requested, and when it is approved', async () => {
    const player = await signInDemo(operator);
    await operator.control('/limit-rules', { areQuestionsAsked: false });
    await setLimit(player, 50);
    expect(await templates()).toEqual([]);
    await setLimit(player, 100);
    await setLimit(player, 100);
    const [requested, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(requested?.text).toContain(
      'Deposits in 24 hours: you asked for 100.00\u00a0EUR instead of 50.00\u00a0EUR.',
    );
    expect(requested?.vars).toMatchObject({ time: expect.stringContaining('(UTC)') });
    operator.clock.jump(operator.clock.now() + 86_400_000);
    const again = await signInDemo(operator);
    await operator.post(
      `${LIMITS}/limitaction`,
      { limitType: DEPOSITS_A_DAY, action: 1 },
      { token: again.token },
    );
    const [approved] = await outbox();
    expect(approved).toMatchObject({
      template: 'limit-changed',
      subject: 'Your limit has changed',
    });
    expect(approved?.text).toContain('Deposits in 24 hours: 100.00\u00a0EUR from now on.');
  });

  test('has the removal of a limit, after the test', async () => {
    const player = await signInDemo(operator);
    await setLimit(player, 50);
    const { body } = await operator.post<{ tokenGuid: string }>(
      `${LIMITS}/limits`,
      { limits: [{ limitType: DEPOSITS_A_DAY, limitValue: -1 }] },
      { token: player.token },
    );
    expect(await templates()).toEqual([]);
    const rules = await operator.get<{ rightAnswers: object[] }>('/sandbox/v1/limit-rules');
    await operator.post(
      `${LIMITS}/testanswers`,
      { tokenGuid: body.tokenGuid, answers: rules.body.rightAnswers },
      { token: player.token },
    );
    expect((await outbox())[0]?.text).toContain('you asked for no limit instead of 50.00');
    await operator.control('/players/demo/limits/ripen', { limitType: DEPOSITS_A_DAY });
    const action = { limitType: DEPOSITS_A_DAY, action: 1 };
    await operator.post(`${LIMITS}/limitaction`, action, { token: player.token });
    expect((await outbox())[0]?.text).toContain('Deposits in 24 hours: no limit from now on.');
  });

  test('has a self-exclusion that begins, and the closing of an account', async () => {
    const player = await signInDemo(operator);
    await setLimit(player, 7, 30);
    const [excluded] = await outbox();
    expect(excluded).toMatchObject({ template: 'self-excluded', subject: 'Self-exclusion' });
    expect(excluded?.text).toMatch(
      /^You have excluded yourself until .+ \(UTC\)\. You can’t sign in before/,
    );
    await operator.control('/players/demo/limits', {
      limitType: 30,
      limitValue: 1,
      isForever: true,
    });
    expect((await outbox())[0]?.text).toContain('You have excluded yourself for good.');
    await operator.control('/players/demo/close', { isClosed: true });
    await operator.control('/players/demo/close', { isClosed: true });
    expect(await templates()).toEqual(['account-closed', 'self-excluded', 'self-excluded']);
  });

  test('has a sign-in from a browser that the player has not used before', async () => {
    const cookie = (await signIn(WINDOWS, 'ru')).headers
      .getSetCookie()
      .find((one) => one.startsWith('browser='))
      ?.split(';')[0];
    await operator.post('/web-api/user/login', operator.sandbox.demo, { language: 'ru', cookie });
    expect(await templates()).toEqual([]);
    await signIn(PHONE, 'az');
    const [message, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      template: 'new-browser',
      // In the player's language, not in that of a possible stranger.
      language: 'ru',
      subject: 'Вход из нового браузера',
      vars: { browser: 'Safari, iPhone', place: 'неизвестна' },
    });
    expect(message?.text).toContain('Safari, iPhone');
    await signIn('', 'en');
    expect((await outbox())[0]?.vars['browser']).toBe('naməlum');
    const wrong = { ...operator.sandbox.demo, password: 'wrong' };
    await operator.post('/web-api/user/login', wrong, { headers: { 'User-Agent': 'Firefox/1' } });
    expect(await outbox()).toHaveLength(2);
  });

  test('has nothing for a player without an address, and an SMS without a mail address', async () => {
    const player = await registerPlayer(operator);
    await operator.control(`/players/${player.login}/freeze`, { isFrozen: true });
    expect(await outbox()).toEqual([]);
    const contacts = `/players/${player.login}/contacts`;
    expect((await operator.control(contacts, { phone: '+4915112345678' })).body).toEqual({
      mail: null,
      phone: '+4915112345678',
    });
    await operator.control(`/players/${player.login}/freeze`, { isFrozen: false });
    expect(await outbox()).toMatchObject([
      {
        channel: 'sms',
        to: '+4915112345678',
        subject: null,
        html: null,
        text: 'Grandstand: The accounts are no longer frozen: you can bet and deposit again.',
      },
    ]);
    for (const wrong of [{ mail: 'nobody' }, { phone: '015112345678' }]) {
      expect((await operator.control(contacts, wrong)).status).toBe(400);
    }
  });

  test.each(LANGUAGES)('fills every text in: %s', async (language) => {
    await signIn(WINDOWS, language);
    await signIn(PHONE, language);
    await operator.control('/limit-rules', { areQuestionsAsked: false });
    const player = await signInDemo(operator);
    await signIn(WINDOWS, language);
    for (const [limitType, values] of [
      [31, [3, 5]],
      [32, [15, 30]],
      [10, [50, -1]],
    ] as const) {
      for (const value of values) await setLimit(player, value, limitType);
      await operator.control('/players/demo/limits/ripen', { limitType });
      const action = { limitType, action: 1 };
      await operator.post(`${LIMITS}/limitaction`, action, { token: player.token });
    }
    await freeze(true);
    await freeze(false);
    await operator.control('/players/demo/limits', { limitType: 30, limitValue: 7 });
    await operator.control('/players/demo/close', { isClosed: true });
    const messages = (await outbox()).filter((message) => message.language === language);
    expect(new Set(messages.map(({ template }) => template)).size).toBe(7);
    for (const { subject, text, html } of messages) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test('is filtered by address, channel and time', async () => {
    await freeze(true);
    const since = operator.clock.now() + 1000;
    operator.clock.advance(1000);
    await operator.control('/players/demo/contacts', { mail: null, phone: '+4915112345678' });
    await freeze(false);
    expect(await templates('?to=demo@example.com')).toEqual(['accounts-frozen']);
    expect(await templates('?channel=sms')).toEqual(['accounts-released']);
    expect(await templates(`?since=${since}`)).toEqual(['accounts-released']);
    expect(await templates('?to=&channel=&since=')).toHaveLength(2);
    expect((await operator.get('/sandbox/v1/outbox?channel=pigeon')).status).toBe(400);
  });

  test('shows what becomes of a message in a channel that QA breaks', async () => {
    const set = (delivery: object) =>
      operator.control('/outbox/channels', { channel: 'mail', ...delivery });
    for (const [kind, state] of [
      ['fails', 'failed'],
      ['bounces', 'bounced'],
      ['works', 'sent'],
    ]) {
      await set({ kind });
      await freeze(true);
      await freeze(false);
      expect([kind, (await outbox())[0]?.state]).toEqual([kind, state]);
    }
    await set({ kind: 'slow', delay: 5000 });
    await freeze(true);
    const states = async () => (await outbox()).map(({ state }) => state)[0];
    expect(await states()).toBe('queued');
    operator.clock.advance(4999);
    expect(await states()).toBe('queued');
    operator.clock.advance(1);
    expect(await states()).toBe('sent');
    const channels = await operator.get<{ channels: object[] }>('/sandbox/v1/outbox/channels');
    expect(channels.body.channels).toEqual([
      { channel: 'mail', kind: 'slow', delay: 5000 },
      { channel: 'sms', kind: 'works' },
      { channel: 'messenger', kind: 'works' },
      { channel: 'push', kind: 'works' },
    ]);
    await operator.control('/reset');
    expect(await outbox()).toEqual([]);
    await freeze(true);
    expect(await states()).toBe('sent');
  });

  test('has no message of a change that was rolled back', async () => {
    const player = await signInDemo(operator);
    await operator.control('/limit-rules', { areQuestionsAsked: false });
    await setLimit(player, 50);
    // The second request is refused, so the first is rolled back with its message.
    await operator.control('/players/demo/limits', { limitType: 33, limitValue: 30 });
    const limits = [
      { limitType: DEPOSITS_A_DAY, limitValue: 100 },
      { limitType: 33, limitValue: 1 },
    ];
    const answer = await operator.post(`${LIMITS}/limits`, { limits }, { token: player.token });
    expect(answer.status).toBe(403);
    expect(await outbox()).toEqual([]);
  });
});

describe('the page of the outbox', () => {
  const page = (query = '') => operator.get<string>(`/sandbox/outbox${query}`);

  test('shows the text of each message, and markup as text', async () => {
    await operator.control('/site', { companyName: '<img src=x onerror=alert(1)>' });
    await freeze(true);
    const { body, headers } = await page();
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(body).toContain('Your accounts are frozen');
    expect(body).toContain('demo@example.com');
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;p&gt;You can neither');
    expect((await page('?to=nobody@example.com')).body).toContain('No messages.');
  });

  test('runs nothing and loads nothing', async () => {
    const { headers, body } = await page('?to="><script>alert(1)</script>');
    expect(body).not.toContain('<script');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });
});
