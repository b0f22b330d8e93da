import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { cookieOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';

interface SentCode {
  readonly flowId: string;
  readonly sentTo: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}
interface SignedIn {
  readonly userId: string;
  readonly token: string;
}

const MINUTE = 60_000;
const DEMO = { country_code: 'KZ', phone: '701 234-41-22' };
const NOBODY = { country_code: 'KZ', phone: '7019999999' };

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => operator.control('/reset'));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const login = <T = SignedIn>(body: object, options?: { language?: string; cookie?: string }) =>
  operator.post<T & ErrorBody>('/web-api/user/login', body, options);
/** The line is not played meanwhile, which would take longer than all else here. */
const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);

const askForCode = (phone: object = DEMO) => login<SentCode>({ mode: 'sms', ...phone });
const confirm = (flowId: string, code: string, cookie?: string, remember = true) => {
  const body = { flowId, code, remember };
  return operator.post<SignedIn & ErrorBody>('/web-api/auth/confirm', body, { cookie });
};
const resend = (flowId: string) =>
  operator.post<SentCode & ErrorBody>('/web-api/auth/resend', { flowId });

async function codeOf(flowId: string): Promise<string> {
  const { body } = await operator.control<{ code: string }>('/challenges', { flowId });
  return body.code;
}
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

async function userOf(cookie: string): Promise<string> {
  const { body } = await operator.get<{ userId: string }>('/web-api/user/check', { cookie });
  return body.userId;
}

describe('a password', () => {
  const password = 'grandstand';

  test('signs in with the login, the mail address or the phone number', async () => {
    const names = [
      { login: 'demo' },
      { mode: 'login_password', login: 'demo' },
      { login: ' Demo@Example.com ' },
      { mode: 'phone_password', ...DEMO },
      { mode: 'phone_password', country_code: 'KZ', phone: '+77012344122' },
    ];
    for (const name of names) {
      const answer = await login({ ...name, password });
      expect([name, answer.status]).toEqual([name, 200]);
      expect(await userOf(cookieOf(answer))).toBe(answer.body.userId);
    }
  });

  test('is refused in the same words for a name that nobody has', async () => {
    const wrong = { mode: 'phone_password', password: 'wrong' };
    const known = await login({ ...wrong, ...DEMO });
    const unknown = await login({ ...wrong, ...NOBODY });
    expect(known.status).toBe(400);
    expect(known.body.error.code).toBe('wrong-credentials');
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    const mail = await login({ login: 'nobody@example.com', password });
    expect(mail).toMatchObject({ status: known.status, body: known.body });
  });

  test('of a phone number can be tried three times without a fingerprint, as that of a login', async () => {
    for (let tries = 0; tries < 3; tries++) {
      await login({ mode: 'phone_password', ...DEMO, password: 'wrong' });
    }
    const { status, body } = await login({ mode: 'phone_password', ...DEMO, password });
    expect([status, body.error.code]).toEqual([400, 110]);
  });

  test.each([
    { mode: 'phone_password', country_code: 'KZ', phone: '701', password },
    { mode: 'sms', country_code: 'AZ', phone: '+77012344122' },
    { mode: 'sms', country_code: 'XX', phone: '7012344122' },
  ])('or a code is refused for a number of another form: %o', async (body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('bad-phone');
  });

  test.each([
    { mode: 'telepathy', login: 'demo', password },
    { mode: 'phone_password', login: 'demo', password },
    { mode: 'sms', login: 'demo' },
    { mode: 'login_password', login: 'demo' },
  ])('is refused where the mode asks for something else: %o', async (body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('bad-request');
  });
});

describe('a code by SMS', () => {
  test('signs in with a new cookie, for as long as was asked for', async () => {
    const { status, body, headers } = await askForCode();
    expect(status).toBe(200);
    expect(body).toEqual({
      flowId: expect.any(String),
      sentTo: '+7 ··· 41 22',
      expiresAt: operator.clock.now() + 2 * MINUTE,
      resendAt: operator.clock.now() + MINUTE,
    });
    expect(headers.getSetCookie()).toEqual([]);
    const code = await codeOf(body.flowId);
    expect(code).toMatch(/^\d{6}$/);
    const planted = 'sid=planted-by-a-stranger';
    const answer = await confirm(body.flowId, ` ${code.slice(0, 3)} ${code.slice(3)} `, planted);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=\S+; Max-Age=2592000; .*HttpOnly/);
    expect(cookieOf(answer)).not.toBe(planted);
    expect(await userOf(cookieOf(answer))).toBe(answer.body.userId);
    expect((await confirm(body.flowId, code)).body.error.code).toBe('time_up');
  });

  test('signs in until the browser is closed where the player is not to be remembered', async () => {
    const { flowId } = (await askForCode()).body;
    const answer = await confirm(flowId, await codeOf(flowId), undefined, false);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=\S+; Path/);
  });

  test('is in the outbox in the language of the player', async () => {
    await login({ ...operator.sandbox.demo }, { language: 'ru' });
    const { body } = await askForCode();
    const code = await codeOf(body.flowId);
    const outbox = await operator.get<{ messages: object[] }>('/sandbox/v1/outbox?channel=sms');
    expect(outbox.body.messages).toMatchObject([
      {
        to: '+77012344122',
        template: 'sign-in-code',
        text: `Grandstand: ${code} — ваш код для входа. Срок действия: 2 минуты. Никому его не сообщайте.`,
      },
    ]);
  });

  test('that is wrong leaves fewer tries, and none after five', async () => {
    const { body } = await askForCode();
    const code = await codeOf(body.flowId);
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await confirm(body.flowId, wrongFor(code));
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatchObject({ code: 'wrong_code', details: { left } });
    }
    const late = await confirm(body.flowId, code);
    expect([late.status, late.body.error.code]).toEqual([400, 'time_up']);
  });

  test('that is late is refused, and a new one is taken in the same flow', async () => {
    const { body } = await askForCode();
    const code = await codeOf(body.flowId);
    const early = await resend(body.flowId);
    expect([early.status, early.body.error.code]).toEqual([429, 'too-many-codes']);
    expect(early.headers.get('Retry-After')).toBe('60');
    skip(2 * MINUTE);
    expect((await confirm(body.flowId, code)).body.error.code).toBe('time_up');
    const again = await resend(body.flowId);
    expect(again.body).toMatchObject({ flowId: body.flowId, sentTo: '+7 ··· 41 22' });
    expect((await confirm(body.flowId, await codeOf(body.flowId))).status).toBe(200);
  });

  test('can be let expire by QA', async () => {
    const { flowId } = (await askForCode()).body;
    const code = await codeOf(flowId);
    await operator.control('/challenges', { flowId, isExpired: true });
    expect((await confirm(flowId, code)).body.error.code).toBe('time_up');
    expect((await operator.control('/challenges', { flowId: 'unknown' })).status).toBe(404);
  });

  test('is not sent to a number that no player has, and nothing in the answers tells so', async () => {
    const known = await askForCode();
    const unknown = await askForCode(NOBODY);
    const { flowId, sentTo, ...times } = unknown.body;
    expect(sentTo).toBe('+7 ··· 99 99');
    expect(unknown.status).toBe(known.status);
    expect(known.body).toMatchObject(times);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    const outbox = await operator.get<{ messages: object[] }>('/sandbox/v1/outbox?channel=sms');
    expect(outbox.body.messages).toHaveLength(1);

    const wrong = wrongFor(await codeOf(known.body.flowId));
    const [one, other] = [await confirm(known.body.flowId, wrong), await confirm(flowId, wrong)];
    expect(other).toMatchObject({ status: one.status, body: one.body });
    const [early, alike] = [await resend(known.body.flowId), await resend(flowId)];
    expect(alike).toMatchObject({ status: early.status, body: early.body });
  });

  test('does not sign in a player who excluded themselves or closed the account', async () => {
    const barred = async (): Promise<unknown> => {
      const { flowId } = (await askForCode()).body;
      const answer = await confirm(flowId, await codeOf(flowId));
      expect(answer.headers.getSetCookie()).toEqual([]);
      skip(MINUTE);
      return [answer.status, answer.body.error.code];
    };
    await operator.control('/players/demo/limits', { limitType: 30, limitValue: 7 });
    expect(await barred()).toEqual([403, 'self-excluded']);
    await operator.control('/players/demo/close', { isClosed: true });
    expect(await barred()).toEqual([403, 'account-closed']);
  });

  test('is asked for five times a day, for every player who has the number', async () => {
    for (const phone of [DEMO, NOBODY]) {
      for (let asked = 0; asked < 5; asked++) {
        expect((await askForCode(phone)).status).toBe(200);
        skip(MINUTE);
      }
      const { status, body } = await askForCode(phone);
      expect([status, body.error.code]).toEqual([429, 'too-many-codes']);
    }
    await operator.control('/reset');
    expect((await askForCode()).status).toBe(200);
  });

  test('is asked for 20 times an hour from one network address, unless QA changes that', async () => {
    const askOften = async (times: number, from: number): Promise<number[]> => {
      const all: number[] = [];
      for (let i = from; i < from + times; i++) {
        const phone = { country_code: 'DE', phone: `15${i % 10} 1234${1000 + i}` };
        all.push((await askForCode(phone)).status);
      }
      return all;
    };
    expect(await askOften(21, 0)).toEqual([...Array<number>(20).fill(200), 429]);
    await operator.control('/code-requests', { most: 22 });
    expect(await askOften(3, 21)).toEqual([200, 200, 429]);
    await operator.control('/reset');
    expect(await askOften(21, 24)).toEqual([...Array<number>(20).fill(200), 429]);
  });

  test('goes to the number that the player has now', async () => {
    const player = await registerPlayer(operator);
    await operator.control(`/players/${player.login}/contacts`, { phone: '+4915112345678' });
    const phone = { country_code: 'DE', phone: '151 12345678' };
    const { flowId } = (await askForCode(phone)).body;
    const code = await codeOf(flowId);
    expect((await confirm(flowId, code)).body.userId).toBe(player.userId);
    await operator.control(`/players/${player.login}/contacts`, { phone: null });
    skip(MINUTE);
    const { body } = await askForCode(phone);
    expect(await codeOf(body.flowId)).toBeNull();
  });
});
