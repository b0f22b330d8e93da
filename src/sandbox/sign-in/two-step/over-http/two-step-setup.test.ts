import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, signInDemo, startOperator, totpCode } from '@grandstand/sandbox/testing';

interface Setup {
  readonly secret: string;
  readonly address: string;
  readonly expiresAt: number;
}
interface Codes {
  readonly recoveryCodes: readonly string[];
}
interface State {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}
interface Sent {
  readonly template: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PATH = '/web-api/user/two-step';
const PHONE = '+7 ··· 41 22';
const OFF = { isOn: false, by: null, phone: PHONE, recoveryCodesLeft: 0 };
const ON = { isOn: true, by: 'totp', phone: PHONE };

let operator: TestOperator;
let token: string;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  // No wrong code counts any more.
  skip(60 * MINUTE);
  ({ token } = await signInDemo(operator));
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
const state = async (by = token) => (await operator.get<State>(PATH, { token: by })).body;
const begin = (by = token) => operator.post<Setup & ErrorBody>(`${PATH}/begin`, {}, { token: by });
const confirm = (code: string, by = token) =>
  operator.post<Codes & ErrorBody>(`${PATH}/confirm`, { code }, { token: by });
const renew = (by = token) =>
  operator.post<Codes & ErrorBody>(`${PATH}/recovery-codes`, {}, { token: by });
const turnOff = (by = token) => operator.call<State & ErrorBody>('DELETE', PATH, { token: by });
const prove = (body: object) => operator.post<ErrorBody>('/web-api/user/proof', body, { token });
const codeOf = (secret: string): string => totpCode(secret, operator.clock.now());
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const login = async () => {
  const { login: name, password } = operator.sandbox.demo;
  const body = { login: name, password };
  return (await operator.post<{ step?: string; flowId: string }>('/web-api/user/login', body)).body;
};
const signIn = async (code: string) => {
  const { flowId } = await login();
  return operator.post<ErrorBody>('/web-api/auth/confirm', { flowId, code, remember: true });
};
async function setUp() {
  const { secret } = (await begin()).body;
  const { recoveryCodes } = (await confirm(codeOf(secret))).body;
  return { secret, recoveryCodes };
}
async function templates(): Promise<string[]> {
  const path = '/sandbox/v1/outbox?to=demo@example.com';
  const { body } = await operator.get<{ messages: Sent[] }>(path);
  return body.messages.map(({ template }) => template);
}

describe('a player who sets two-step sign-in up', () => {
  test('gets a secret for the app, which asks nobody for a code until one is confirmed', async () => {
    const { body } = await begin();
    expect(body.expiresAt).toBe(operator.clock.now() + 10 * MINUTE);
    const address = new URL(body.address);
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(address.pathname).toBe('/Grandstand:demo');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: body.secret,
      issuer: 'Grandstand',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await state()).toEqual(OFF);
    expect((await login()).step).toBeUndefined();
  });

  test('has it on by a code of the secret, with ten recovery codes and a message', async () => {
    const { secret, recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ ...ON, recoveryCodesLeft: 10 });
    expect(await templates()).toContain('two-step-on');
    // The code that confirmed the secret does not sign in.
    expect(await signIn(codeOf(secret))).toMatchObject(refusal(400, 'wrong_code'));
    skip(30 * SECOND);
    expect((await signIn(codeOf(secret))).status).toBe(200);
    expect((await signIn(recoveryCodes[0] ?? '')).status).toBe(200);
    expect(await state()).toEqual({ ...ON, recoveryCodesLeft: 9 });
  });

  test('is refused a wrong code, and may try again', async () => {
    const { secret } = (await begin()).body;
    expect(await confirm(wrongFor(codeOf(secret)))).toMatchObject(refusal(400, 'wrong_code'));
    expect(await state()).toEqual(OFF);
    expect((await confirm(codeOf(secret))).status).toBe(200);
  });

  test('is late after ten minutes, and with a secret that another replaced', async () => {
    expect(await confirm('123456')).toMatchObject(refusal(400, 'time_up'));
    const early = (await begin()).body.secret;
    const { secret } = (await begin()).body;
    expect(await confirm(codeOf(early))).toMatchObject(refusal(400, 'wrong_code'));
    skip(10 * MINUTE);
    ({ token } = await signInDemo(operator));
    expect(await confirm(codeOf(secret))).toMatchObject(refusal(400, 'time_up'));
  });

  test('confirms in the session that began, and in no other', async () => {
    const { secret } = (await begin()).body;
    const other = await signInDemo(operator);
    expect(await confirm(codeOf(secret), other.token)).toMatchObject(refusal(400, 'time_up'));
    expect((await confirm(codeOf(secret))).status).toBe(200);
  });

  test('has it on once when several confirm at once', async () => {
    const { secret } = (await begin()).body;
    const code = codeOf(secret);
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await state()).toEqual({ ...ON, recoveryCodesLeft: 10 });
  });

  test('is refused while it is on', async () => {
    await setUp();
    expect(await begin()).toMatchObject(refusal(409, 'two-step-on'));
  });
});

describe('a player with two-step sign-in', () => {
  test('makes new recovery codes, and the earlier ones sign in no more', async () => {
    const early = (await setUp()).recoveryCodes;
    const { recoveryCodes } = (await renew()).body;
    expect(await templates()).toContain('two-step-codes');
    expect(await signIn(early[0] ?? '')).toMatchObject(refusal(400, 'wrong_code'));
    expect((await signIn(recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('turns it off, signs in by the password alone, and gets a message', async () => {
    await setUp();
    expect(await turnOff()).toMatchObject({ status: 200, body: OFF });
    expect(await templates()).toContain('two-step-off');
    expect((await login()).step).toBeUndefined();
    expect(await turnOff()).toMatchObject(refusal(409, 'two-step-off'));
    expect(await renew()).toMatchObject(refusal(409, 'two-step-off'));
  });

  test('hears by the feed that it is on, and off: the protection is another', async () => {
    const { cookie, token: own } = await registerPlayer(operator);
    const request = new Request('http://localhost:3000/feed-api/v1/stream', {
      headers: { cookie },
    });
    const reader = (await operator.sandbox.fetch(request)).body!.getReader();
    await reader.read();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    const { secret } = (await begin(own)).body;
    await confirm(codeOf(secret), own);
    expect(await next()).toContain('isStatusChanged');
    await turnOff(own);
    expect(await next()).toContain('isStatusChanged');
    await reader.cancel();
  });

  test('is nobody else: another player’s state and set-up are their own', async () => {
    const other = await registerPlayer(operator);
    const { secret } = (await begin()).body;
    expect(await confirm(codeOf(secret), other.token)).toMatchObject(refusal(400, 'time_up'));
    await confirm(codeOf(secret));
    expect(await state(other.token)).toEqual({ ...OFF, phone: null });
    expect(await turnOff(other.token)).toMatchObject(refusal(409, 'two-step-off'));
    expect(await operator.get<ErrorBody>(PATH)).toMatchObject(refusal(401, 'unauthorized'));
  });
});

describe('a session that began five minutes ago or more', () => {
  test('sets nothing up until the player gives the password', async () => {
    skip(5 * MINUTE);
    expect(await begin()).toMatchObject(refusal(403, 'proof-required'));
    await prove({ password: operator.sandbox.demo.password });
    expect((await begin()).status).toBe(200);
  });

  test('changes nothing until the player gives the password and a code', async () => {
    const { secret } = await setUp();
    const { password } = operator.sandbox.demo;
    skip(5 * MINUTE);
    for (const refused of [await renew(), await turnOff(), await prove({ password })]) {
      expect(refused).toMatchObject(refusal(403, 'proof-required'));
    }
    const code = codeOf(secret);
    expect(await prove({ password: 'wrong', code })).toMatchObject(refusal(400, 'wrong-password'));
    expect(await prove({ password, code: wrongFor(code) })).toMatchObject(
      refusal(400, 'wrong_code'),
    );
    expect(await turnOff()).toMatchObject(refusal(403, 'proof-required'));
    expect((await prove({ password, code })).status).toBe(200);
    // A code is used once, whatever for.
    expect(await prove({ password, code })).toMatchObject(refusal(400, 'wrong_code'));
    expect((await turnOff()).status).toBe(200);
  });

  test('is proved by a recovery code too: the app may be lost', async () => {
    const [code] = (await setUp()).recoveryCodes;
    skip(5 * MINUTE);
    expect((await prove({ password: operator.sandbox.demo.password, code })).status).toBe(200);
    expect((await turnOff()).status).toBe(200);
  });

  test('tries twenty codes an hour, also at once', async () => {
    const { secret } = await setUp();
    const { password } = operator.sandbox.demo;
    skip(5 * MINUTE);
    const code = codeOf(secret);
    const tries = Array.from({ length: 22 }, () => prove({ password, code: wrongFor(code) }));
    const codes = (await Promise.all(tries)).map(({ body }) => body.error.code);
    expect(codes.filter((one) => one === 'wrong_code').length).toBeLessThanOrEqual(20);
    for (let more = 0; more < 20; more++) await prove({ password, code: wrongFor(code) });
    const last = await prove({ password, code });
    expect(last).toMatchObject(refusal(429, 'too-many-attempts'));
    // Longer than wrong passwords are counted.
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(300);
  });
});
