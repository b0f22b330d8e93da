import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { cookieOf, startOperator } from '@grandstand/sandbox/testing';

interface Sent {
  readonly flowId: string;
  readonly sentTo: string;
  readonly resendAt: number;
}
interface Message {
  readonly to: string;
  readonly channel: string;
  readonly template: string;
  readonly text: string;
  readonly html: string;
}

const MINUTE = 60_000;
const MAIL = 'demo@example.com';
const DEMO = { by: 'phone', country_code: 'KZ', phone: '7012344122' };
const NOBODY = { by: 'phone', country_code: 'KZ', phone: '7019999999' };
const STRONG = 'Solid-Harbour-52';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: 'https://site.example' });
});
beforeEach(async () => operator.control('/reset'));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const recover = (body: object) => operator.post<Sent & ErrorBody>('/web-api/auth/recover', body);
const mailTo = (email: string) => recover({ by: 'email', email });
const confirm = (flowId: string, code: string) =>
  operator.post<{ token: string; asks: object | null } & ErrorBody>(
    '/web-api/auth/recover/confirm',
    { flowId, code },
  );
const setPassword = (token: string, password = STRONG, extra?: string) =>
  operator.post<ErrorBody>('/web-api/auth/password', { token, password, extra });
const check = (token: string) => operator.post<ErrorBody>('/web-api/auth/recover/check', { token });
const signIn = (password: string) =>
  operator.post<{ userId: string } & ErrorBody>('/web-api/user/login', { login: 'demo', password });

async function outbox(): Promise<Message[]> {
  return (await operator.get<{ messages: Message[] }>('/sandbox/v1/outbox')).body.messages;
}
async function codeOf(flowId: string): Promise<string> {
  return (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
}
/** The code of a sign-in by SMS. */
async function smsCode(): Promise<string> {
  operator.clock.jump(operator.clock.now() + MINUTE);
  const { body } = await operator.post<Sent>('/web-api/user/login', {
    mode: 'sms',
    country_code: DEMO.country_code,
    phone: DEMO.phone,
  });
  return codeOf(body.flowId);
}
async function userOf(cookie: string): Promise<string> {
  return (await operator.get<{ userId: string }>('/web-api/user/check', { cookie })).body.userId;
}
const tokenIn = (text = ''): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
async function mailedToken(): Promise<string> {
  expect((await mailTo(MAIL)).status).toBe(200);
  return tokenIn((await outbox())[0]?.text);
}

describe('AUT-08 a lost password', () => {
  test('is replaced by a link in a mail, which works once', async () => {
    const sent = await mailTo(' Demo@Example.com ');
    expect(sent.body).toEqual({
      sentTo: 'd···@example.com',
      resendAt: operator.clock.now() + MINUTE,
    });
    const [mail] = await outbox();
    expect(mail).toMatchObject({ to: MAIL, channel: 'mail', template: 'recovery-link' });
    expect(mail?.text).toMatch(
      /\n\nhttps:\/\/site\.example\/en\/user\/passwordreset#token=[\w-]{43}\n\n/,
    );
    const token = tokenIn(mail?.text);
    expect(mail?.html).toContain(
      `<a href="https://site.example/en/user/passwordreset#token=${token}">`,
    );

    expect((await check(token)).status).toBe(200);
    const answer = await setPassword(token);
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await signIn(STRONG)).status).toBe(200);
    expect((await signIn('grandstand')).body.error.code).toBe('wrong-credentials');

    expect((await check(token)).body.error.code).toBe('recovery-used');
    const again = await setPassword(token, 'Another-Harbour-53');
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'recovery-used' } } });
    expect(again.body.error.message).toMatch(/^This link was used before/);
  });

  test('is replaced by a code to the phone', async () => {
    const { body } = await recover(DEMO);
    expect(body.sentTo).toBe('+7 ··· 41 22');
    const code = await codeOf(body.flowId);
    const wrong = await confirm(body.flowId, code === '000000' ? '000001' : '000000');
    expect(wrong.body.error).toMatchObject({ code: 'wrong_code', details: { left: 4 } });
    const right = await confirm(body.flowId, code);
    expect((await setPassword(right.body.token)).status).toBe(200);
    expect((await signIn(STRONG)).status).toBe(200);
    expect((await confirm(body.flowId, code)).body.error.code).toBe('time_up');
  });

  test('signs every browser of the player out, and informs the player', async () => {
    const cookies = [cookieOf(await signIn('grandstand')), cookieOf(await signIn('grandstand'))];
    await setPassword(await mailedToken());
    expect(await Promise.all(cookies.map(userOf))).toEqual(['', '']);
    const [message] = await outbox();
    expect(message).toMatchObject({ to: MAIL, template: 'password-changed' });
    expect(message?.text).toContain('(UTC)');
  });

  test('is replaced within 30 minutes', async () => {
    const token = await mailedToken();
    operator.clock.jump(operator.clock.now() + 30 * MINUTE);
    const { status, body } = await setPassword(token);
    expect([status, body.error.code]).toEqual([400, 'recovery-late']);
    expect((await setPassword('x'.repeat(43))).body.error.code).toBe('recovery-unknown');
    expect((await signIn('grandstand')).status).toBe(200);
  });

  test('is replaced by no earlier link once another has replaced it', async () => {
    const first = await mailedToken();
    operator.clock.jump(operator.clock.now() + MINUTE);
    await setPassword(await mailedToken());
    expect((await setPassword(first)).body.error.code).toBe('recovery-used');
  });

  test('is replaced by one of two presses at once', async () => {
    const token = await mailedToken();
    const both = await Promise.all([setPassword(token), setPassword(token, 'Another-Harbour-53')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test.each([
    ['short', 'Zk8#mQ2'],
    ['common', 'password1'],
    ['personal', 'demo@example.com'],
    ['pattern', 'aaaaaaaaaaaa'],
    ['guessable', 'harbours1'],
  ])('is not replaced by a %s one, and the link stays valid', async (reason, password) => {
    const token = await mailedToken();
    const { status, body } = await setPassword(token, password);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'weak-password', details: { reason } });
    expect((await setPassword(token)).status).toBe(200);
  });
});

describe('a phone that is the second step too', () => {
  let recoveryCodes: string[];
  beforeEach(async () => {
    const on = { isOn: true, by: 'sms' };
    ({ recoveryCodes } = (
      await operator.control<{ recoveryCodes: string[] }>('/players/demo/two-step', on)
    ).body);
  });
  const confirmed = async () => {
    const { body } = await recover(DEMO);
    return (await confirm(body.flowId, await codeOf(body.flowId))).body;
  };

  test('sets no password alone: a recovery code is asked for beside the code', async () => {
    const [ofDemo, ofNobody] = [await recover(DEMO), await recover(NOBODY)];
    expect(Object.keys(ofDemo.body)).toEqual(Object.keys(ofNobody.body));
    const { token, asks } = (await confirm(ofDemo.body.flowId, await codeOf(ofDemo.body.flowId)))
      .body;
    expect(asks).toEqual({ what: 'recovery-code' });
    expect((await check(token)).body).toEqual({ asks });
    for (const extra of ['', 'abcd-efgh-jkmn-pqrs', await smsCode()]) {
      const { status, body } = await setPassword(token, STRONG, extra);
      expect([status, body.error.code]).toEqual([400, 'wrong-recovery-code']);
    }
    // A weak password uses no code up.
    const weak = await setPassword(token, 'password1', recoveryCodes[0]);
    expect(weak.body.error.code).toBe('weak-password');
    expect((await setPassword(token, STRONG, recoveryCodes[0])).status).toBe(200);
    expect((await signIn(STRONG)).body).toMatchObject({ step: 'two-step' });
  });

  test('takes each recovery code once', async () => {
    await setPassword((await confirmed()).token, STRONG, recoveryCodes[0]);
    operator.clock.jump(operator.clock.now() + MINUTE);
    const { token } = await confirmed();
    const again = await setPassword(token, 'Another-Harbour-53', recoveryCodes[0]);
    expect(again.body.error.code).toBe('wrong-recovery-code');
    expect((await setPassword(token, 'Another-Harbour-53', recoveryCodes[1])).status).toBe(200);
  });

  test('takes twenty wrong codes an hour, of all tokens', async () => {
    const { token } = await confirmed();
    for (let tries = 0; tries < 20; tries++) await setPassword(token, STRONG, `wrong-${tries}`);
    const { status, body } = await setPassword(token, STRONG, recoveryCodes[0]);
    expect([status, body.error.code]).toEqual([429, 'too-many-attempts']);
    expect((await signIn('grandstand')).body).toMatchObject({
      error: { code: 'too-many-attempts' },
    });
  });

  test('is not asked about after a link in a mail', async () => {
    const token = await mailedToken();
    expect((await check(token)).body).toEqual({ asks: null });
    expect((await setPassword(token)).status).toBe(200);
    expect((await signIn(STRONG)).body).toMatchObject({ step: 'two-step', by: 'sms' });
  });
});

describe('whether a player has an address', () => {
  test('no answer says', async () => {
    const known = await mailTo(MAIL);
    const unknown = await mailTo('nobody@example.com');
    expect(unknown).toMatchObject({ status: known.status, body: { sentTo: 'n···@example.com' } });
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));

    const [ofDemo, ofNobody] = [await recover(DEMO), await recover(NOBODY)];
    expect(ofNobody.status).toBe(ofDemo.status);
    expect(Object.keys(ofNobody.body)).toEqual(Object.keys(ofDemo.body));
    const refusals = [
      await confirm(ofDemo.body.flowId, 'none'),
      await confirm(ofNobody.body.flowId, 'none'),
    ];
    expect(refusals[0]?.body).toEqual(refusals[1]?.body);
    expect((await outbox()).map(({ to }) => to)).toEqual(['+77012344122', MAIL]);
  });

  test('no limit says: a minute between two, five a day', async () => {
    for (const email of [MAIL, 'nobody@example.com']) {
      for (let sent = 0; sent < 5; sent++) {
        expect((await mailTo(email)).status).toBe(200);
        const early = await mailTo(email);
        expect([early.status, early.body.error.code]).toEqual([429, 'too-many-codes']);
        if (sent < 4) expect(early.headers.get('Retry-After')).toBe('60');
        operator.clock.jump(operator.clock.now() + MINUTE);
      }
      const { status, headers } = await mailTo(email);
      expect(status).toBe(429);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(23 * 3600);
      operator.clock.jump(operator.clock.now() + 60 * MINUTE);
    }
  });

  test('a player who may not sign in is answered alike, and stays out', async () => {
    await operator.control('/players/demo/close', { isClosed: true });
    const token = await mailedToken();
    expect((await setPassword(token)).status).toBe(200);
    expect((await signIn(STRONG)).body.error.code).toBe('account-closed');
  });
});

test('a network address has twenty requests an hour', async () => {
  const statuses: number[] = [];
  for (let request = 0; request < 21; request++) {
    statuses.push((await mailTo(`nobody-${request}@example.com`)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('the code of a recovery signs nobody in, and that of a sign-in recovers nothing', async () => {
  const { body } = await recover(DEMO);
  const code = await codeOf(body.flowId);
  const entered = await operator.post<ErrorBody>('/web-api/auth/confirm', {
    flowId: body.flowId,
    code,
  });
  expect(entered.body.error.code).toBe('time_up');
  operator.clock.jump(operator.clock.now() + MINUTE);
  const sms = { mode: 'sms', country_code: DEMO.country_code, phone: DEMO.phone };
  const signing = await operator.post<Sent>('/web-api/user/login', sms);
  const other = await confirm(signing.body.flowId, await codeOf(signing.body.flowId));
  expect(other.body.error.code).toBe('time_up');
});
