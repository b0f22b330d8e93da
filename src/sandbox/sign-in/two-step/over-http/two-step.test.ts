import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { cookieOf, startOperator, totpCode } from '@grandstand/sandbox/testing';

interface SecondStep {
  readonly step: string;
  readonly by: string;
  readonly flowId: string;
  readonly expiresAt: number;
}
interface Keys {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEP = 30 * SECOND;
const PASSWORD = 'grandstand';
const PHONE = { country_code: 'KZ', phone: '7012344122' };

let operator: TestOperator;
let keys: Keys;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  // No wrong code counts any more.
  skip(60 * MINUTE);
  keys = await setOn();
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const setOn = async (): Promise<Keys> =>
  (await operator.control<Keys>('/players/demo/two-step', { isOn: true })).body;
const login = (body: object = { login: 'demo', password: PASSWORD }) =>
  operator.post<SecondStep & ErrorBody>('/web-api/user/login', body);
const confirm = (flowId: string, code: string, remember = true) =>
  operator.post<{ userId: string } & SecondStep & ErrorBody>('/web-api/auth/confirm', {
    flowId,
    code,
    remember,
  });
const begin = async (): Promise<string> => (await login()).body.flowId;
const codeNow = (): string => totpCode(keys.secret, operator.clock.now());
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
async function userOf(cookie: string): Promise<string> {
  return (await operator.get<{ userId: string }>('/web-api/user/check', { cookie })).body.userId;
}
async function sentCode(flowId: string): Promise<string> {
  return (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
}
const isSecondStep = { step: 'two-step', by: 'totp' };

describe('a player with two steps', () => {
  test.each([
    ['the login', { login: 'demo', password: PASSWORD }],
    ['the mail address', { login: 'demo@example.com', password: PASSWORD }],
    ['the phone number', { mode: 'phone_password', ...PHONE, password: PASSWORD }],
  ])('signs in with %s, the password and then a code', async (_, body) => {
    const first = await login(body);
    expect(first.status).toBe(200);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.body).toEqual({
      ...isSecondStep,
      flowId: expect.any(String) as string,
      expiresAt: operator.clock.now() + 2 * MINUTE,
    });
    const second = await confirm(first.body.flowId, codeNow());
    expect(second.status).toBe(200);
    expect(await userOf(cookieOf(second))).toBe(second.body.userId);
  });

  test('chooses with the code whether the browser remembers them', async () => {
    const kept = await confirm(await begin(), codeNow());
    expect(kept.headers.getSetCookie()[0]).toContain('Max-Age');
    skip(STEP);
    const forgotten = await confirm(await begin(), codeNow(), false);
    expect(forgotten.headers.getSetCookie()[0]).not.toContain('Max-Age');
  });

  test('passes the second step after a code by SMS too', async () => {
    const { flowId } = (await login({ mode: 'sms', ...PHONE })).body;
    const first = await confirm(flowId, await sentCode(flowId));
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.body).toMatchObject(isSecondStep);
    const second = await confirm(first.body.flowId, codeNow());
    expect(await userOf(cookieOf(second))).toBe(second.body.userId);
  });

  test('passes the second step with a recovered password, and not by an earlier sign-in', async () => {
    onTestFinished(async () => void (await operator.control('/reset')));
    const early = await begin();
    const recovered = await operator.post<SecondStep>('/web-api/auth/recover', {
      by: 'phone',
      ...PHONE,
    });
    const { flowId } = recovered.body;
    const { body } = await operator.post<{ token: string }>('/web-api/auth/recover/confirm', {
      flowId,
      code: await sentCode(flowId),
    });
    const password = 'Solid-Harbour-52';
    await operator.post('/web-api/auth/password', { token: body.token, password });
    expect((await confirm(early, codeNow())).body.error.code).toBe('time_up');
    const first = await login({ login: 'demo', password });
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.body).toMatchObject(isSecondStep);
  });

  test('with a wrong password gets the same answer as any other', async () => {
    const wrong = await login({ login: 'demo', password: 'wrong' });
    const nobody = await login({ login: 'nobody', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'wrong-credentials' } } });
    expect(nobody).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  test('who is barred is refused after the code too', async () => {
    onTestFinished(async () => void (await operator.control('/reset')));
    const flow = await begin();
    await operator.control('/players/demo/close', { isClosed: true });
    // What was begun has ended with the account's sessions.
    const { status, headers, body } = await confirm(flow, codeNow());
    expect([status, body.error.code]).toEqual([400, 'time_up']);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await login()).status).toBe(403);
  });

  test('signs in by the password alone once the second step is off', async () => {
    const flow = await begin();
    await operator.control('/players/demo/two-step', { isOn: false });
    expect((await confirm(flow, codeNow())).body.error.code).toBe('time_up');
    const answer = await login();
    expect(await userOf(cookieOf(answer))).not.toBe('');
  });
});

describe('a code of the second step', () => {
  test('signs in once, also within the time that it is shown', async () => {
    const [one, other] = [await begin(), await begin()];
    const code = codeNow();
    expect((await confirm(one, code)).status).toBe(200);
    expect((await confirm(one, code)).body.error.code).toBe('time_up');
    expect((await confirm(other, code)).body.error).toMatchObject({
      code: 'wrong_code',
      details: { left: 4 },
    });
    skip(STEP);
    expect((await confirm(other, code)).body.error.code).toBe('wrong_code');
    expect((await confirm(other, codeNow())).status).toBe(200);
  });

  test('signs in one of several requests that come at once', async () => {
    const flows = [await begin(), await begin(), await begin()];
    const code = codeNow();
    const answers = await Promise.all(flows.map((flow) => confirm(flow, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not one that was shown before the last that signed in', async () => {
    const before = codeNow();
    skip(STEP);
    expect((await confirm(await begin(), codeNow())).status).toBe(200);
    expect((await confirm(await begin(), before)).body.error.code).toBe('wrong_code');
  });

  test('is late 120 s after the password', async () => {
    const flow = await begin();
    skip(2 * MINUTE);
    expect((await confirm(flow, codeNow())).body.error.code).toBe('time_up');
    expect((await confirm(await begin(), codeNow())).status).toBe(200);
  });

  test('can be tried five times', async () => {
    const flow = await begin();
    const left: unknown[] = [];
    for (let tries = 0; tries < 5; tries++) {
      const { body } = await confirm(flow, wrongFor(codeNow()));
      left.push(body.error.details);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((tries) => ({ left: tries })));
    expect((await confirm(flow, codeNow())).body.error.code).toBe('time_up');
  });

  test('can be tried twenty times an hour, however often the password is typed', async () => {
    const spare = await begin();
    for (let flows = 0; flows < 4; flows++) {
      const flow = await begin();
      for (let tries = 0; tries < 5; tries++) await confirm(flow, wrongFor(codeNow()));
    }
    const refused = [await login(), await confirm(spare, codeNow())];
    for (const { status, body, headers } of refused) {
      expect([status, body.error.code]).toEqual([429, 'too-many-attempts']);
      expect(headers.get('Retry-After')).toBe('3600');
    }
    skip(60 * MINUTE);
    expect((await confirm(await begin(), codeNow())).status).toBe(200);
  });

  test('is asked for again by a new password alone', async () => {
    const flowId = await begin();
    const { status, body } = await operator.post<ErrorBody>('/web-api/auth/resend', { flowId });
    expect([status, body.error.code]).toEqual([400, 'time_up']);
  });
});

describe('recovery codes', () => {
  test('are ten', async () => {
    expect(new Set(keys.recoveryCodes).size).toBe(10);
    for (const code of keys.recoveryCodes) {
      expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    }
  });

  test('sign in once each, however they are typed', async () => {
    const [one = '', other = ''] = keys.recoveryCodes;
    expect((await confirm(await begin(), one)).status).toBe(200);
    const flow = await begin();
    expect((await confirm(flow, one)).body.error).toMatchObject({
      code: 'wrong_code',
      details: { left: 4 },
    });
    const typed = ` ${other.toLowerCase().replaceAll('-', ' ')} `;
    expect((await confirm(flow, typed)).status).toBe(200);
  });

  test('are worth nothing once there are new ones', async () => {
    const [early = ''] = keys.recoveryCodes;
    const earlyKeys = keys;
    keys = await setOn();
    const flow = await begin();
    expect((await confirm(flow, early)).body.error.code).toBe('wrong_code');
    const earlyCode = totpCode(earlyKeys.secret, operator.clock.now());
    expect((await confirm(flow, earlyCode)).body.error.code).toBe('wrong_code');
    expect((await confirm(flow, codeNow())).status).toBe(200);
  });

  test('of another player are wrong', async () => {
    const { body } = await operator.post<{ login: string; password: string }>(
      '/web-api/user/register',
      { type: 'fast_reg', country_id: 1, currency_id: 3, is_of_age: true, is_terms_agreed: true },
    );
    await operator.control(`/players/${body.login}/two-step`, { isOn: true });
    const first = await login({ login: body.login, password: body.password });
    const { flowId } = first.body;
    expect((await confirm(flowId, keys.recoveryCodes[0] ?? '')).body.error.code).toBe('wrong_code');
    expect((await confirm(flowId, codeNow())).body.error.code).toBe('wrong_code');
  });
});
