import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, signInDemo, startOperator } from '@grandstand/sandbox/testing';

interface SecondStep {
  readonly step: string;
  readonly by: string;
  readonly flowId: string;
  readonly expiresAt: number;
  readonly sms?: { readonly sentTo: string; readonly resendAt: number; readonly isSent: boolean };
}
interface Keys {
  readonly recoveryCodes: readonly string[];
}
interface Sent {
  readonly flowId: string;
  readonly sentTo: string;
  readonly isSent: boolean;
}

const MINUTE = 60_000;
const PASSWORD = 'grandstand';
const PHONE = { country_code: 'KZ', phone: '7012344122' };
const MASKED = '+7 ··· 41 22';
const PATH = '/web-api/user/two-step';

let operator: TestOperator;
let keys: Keys;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  // No code and no wrong one counts any more.
  skip(60 * MINUTE);
  keys = (await operator.control<Keys>('/players/demo/two-step', { isOn: true, by: 'sms' })).body;
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
const login = (body: object = { login: 'demo', password: PASSWORD }) =>
  operator.post<SecondStep & ErrorBody>('/web-api/user/login', body);
const begin = async (): Promise<SecondStep> => (await login()).body;
const confirm = (flowId: string, code: string) =>
  operator.post<{ userId: string } & SecondStep & ErrorBody>('/web-api/auth/confirm', {
    flowId,
    code,
    remember: true,
  });
const resend = (flowId: string) =>
  operator.post<Sent & ErrorBody>('/web-api/auth/resend', { flowId });
const codeOf = async (flowId: string): Promise<string> =>
  (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
/** Signs in by both steps. */
async function signIn(): Promise<string> {
  const { flowId } = await begin();
  const { body } = await confirm(flowId, await codeOf(flowId));
  return (body as unknown as { token: string }).token;
}

describe('AUT a second step by SMS', () => {
  test('sends a code after the password, which signs in once', async () => {
    const first = await login();
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.body).toEqual({
      step: 'two-step',
      by: 'sms',
      flowId: expect.any(String) as string,
      expiresAt: operator.clock.now() + 2 * MINUTE,
      sms: { sentTo: MASKED, resendAt: operator.clock.now() + MINUTE, isSent: true },
    });
    const { flowId } = first.body;
    const code = await codeOf(flowId);
    expect((await confirm(flowId, code)).status).toBe(200);
    expect(await confirm(flowId, code)).toMatchObject(refusal(400, 'time_up'));
  });

  test('counts wrong codes, and takes another one once it may be sent', async () => {
    const { flowId } = await begin();
    const code = await codeOf(flowId);
    for (const left of [4, 3, 2, 1, 0]) {
      const { body } = await confirm(flowId, wrongFor(code));
      expect(body.error).toMatchObject({ code: 'wrong_code', details: { left } });
    }
    expect(await confirm(flowId, code)).toMatchObject(refusal(400, 'time_up'));
    expect(await resend(flowId)).toMatchObject(refusal(429, 'too-many-codes'));
    skip(MINUTE);
    expect((await resend(flowId)).body.sentTo).toBe(MASKED);
    expect((await confirm(flowId, await codeOf(flowId))).status).toBe(200);
  });

  test('is up after two minutes, and goes on with another code for half an hour', async () => {
    const { flowId } = await begin();
    const code = await codeOf(flowId);
    skip(2 * MINUTE);
    expect(await confirm(flowId, code)).toMatchObject(refusal(400, 'time_up'));
    await resend(flowId);
    skip(28 * MINUTE);
    expect(await confirm(flowId, await codeOf(flowId))).toMatchObject(refusal(400, 'time_up'));
    expect(await resend(flowId)).toMatchObject(refusal(400, 'time_up'));
  });

  test('refuses parallel tries beyond five', async () => {
    const { flowId } = await begin();
    const code = wrongFor(await codeOf(flowId));
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(flowId, code)));
    const codes = answers.map(({ body }) => body.error.code);
    expect(codes.filter((one) => one === 'wrong_code')).toHaveLength(5);
  });

  test('takes a recovery code, also where no code may be sent: nobody is locked out', async () => {
    const { flowId } = await begin();
    const next = await begin();
    expect(next).toMatchObject({
      by: 'sms',
      expiresAt: operator.clock.now(),
      sms: { isSent: false, resendAt: operator.clock.now() + MINUTE },
    });
    expect(await codeOf(next.flowId)).toBeNull();
    expect(await confirm(next.flowId, '000000')).toMatchObject(refusal(400, 'time_up'));
    expect((await confirm(next.flowId, keys.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await confirm(flowId, keys.recoveryCodes[1] ?? '')).status).toBe(200);
    const third = await begin();
    expect(await confirm(third.flowId, keys.recoveryCodes[0] ?? '')).toMatchObject(
      refusal(400, 'wrong_code'),
    );
  });

  test('signs in again at once after a right code, and more than five times a day', async () => {
    for (let time = 0; time < 7; time += 1) {
      expect(await signIn()).toBeTruthy();
      skip(1);
    }
  });

  test('is the password after a code by SMS: two codes to one phone are one step', async () => {
    const { flowId: sent } = (await login({ mode: 'sms', ...PHONE })).body;
    const next = (await confirm(sent, await codeOf(sent))).body;
    expect(next).toEqual({
      step: 'two-step',
      by: 'password',
      flowId: expect.any(String) as string,
      expiresAt: operator.clock.now() + 2 * MINUTE,
    });
    const wrong = await confirm(next.flowId, 'not the password');
    expect(wrong.body.error).toMatchObject({ code: 'wrong_code', details: { left: 4 } });
    expect((await confirm(next.flowId, PASSWORD)).status).toBe(200);
  });

  test('is no sign-in for the code of another purpose', async () => {
    const token = await signIn();
    const { body } = await operator.post<Sent>(
      '/web-api/user/proof/code',
      { password: PASSWORD },
      { token },
    );
    const code = await codeOf(body.flowId);
    expect(await confirm(body.flowId, code)).toMatchObject(refusal(400, 'time_up'));
  });

  test('ends with the phone: QA takes it away', async () => {
    await operator.control('/players/demo/contacts', { phone: null });
    expect((await login()).body.step).toBeUndefined();
  });
});

describe('the set-up by SMS', () => {
  let token: string;
  beforeEach(async () => {
    await operator.control('/players/demo/two-step', { isOn: false });
    ({ token } = await signInDemo(operator));
  });
  const state = async () => (await operator.get(PATH, { token })).body;
  const beginSetUp = (by = token) =>
    operator.post<Sent & ErrorBody>(`${PATH}/begin`, { by: 'sms' }, { token: by });
  const confirmSetUp = (code: string) =>
    operator.post<Keys & ErrorBody>(`${PATH}/confirm`, { code }, { token });

  test('is a code to the player’s phone, and ten recovery codes', async () => {
    expect(await state()).toEqual({ isOn: false, by: null, phone: MASKED, recoveryCodesLeft: 0 });
    const { body } = await beginSetUp();
    expect(body).toMatchObject({ by: 'sms', sentTo: MASKED });
    const code = await codeOf(body.flowId);
    expect(await confirmSetUp(wrongFor(code))).toMatchObject(refusal(400, 'wrong_code'));
    expect((await login()).body.step).toBeUndefined();
    expect((await confirmSetUp(code)).body.recoveryCodes).toHaveLength(10);
    expect(await state()).toEqual({ isOn: true, by: 'sms', phone: MASKED, recoveryCodesLeft: 10 });
    expect(await begin()).toMatchObject({ by: 'sms', sms: { isSent: true } });
    const path = '/sandbox/v1/outbox?to=demo@example.com';
    const mails = await operator.get<{ messages: { template: string }[] }>(path);
    expect(mails.body.messages.map(({ template }) => template)).toContain('two-step-on-sms');
  });

  test('needs a phone, and is not begun twice', async () => {
    const other = await registerPlayer(operator);
    expect(await beginSetUp(other.token)).toMatchObject(refusal(409, 'no-phone'));
    await operator.control('/players/demo/two-step', { isOn: true, by: 'sms' });
    expect(await beginSetUp()).toMatchObject(refusal(409, 'two-step-on'));
    const without = await operator.control<ErrorBody>(`/players/${other.login}/two-step`, {
      isOn: true,
      by: 'sms',
    });
    expect(without).toMatchObject(refusal(409, 'no-phone'));
  });

  test('is worth nothing once the phone is another', async () => {
    const { flowId } = (await beginSetUp()).body;
    const code = await codeOf(flowId);
    await operator.control('/players/demo/contacts', { phone: '+77012344199' });
    expect(await confirmSetUp(code)).toMatchObject(refusal(400, 'time_up'));
  });
});

describe('a proof by SMS', () => {
  let token: string;
  beforeEach(async () => {
    token = await signIn();
    skip(6 * MINUTE);
  });
  const turnOff = () => operator.call<ErrorBody>('DELETE', PATH, { token });
  const send = (password = PASSWORD, by = token) =>
    operator.post<Sent & ErrorBody>('/web-api/user/proof/code', { password }, { token: by });
  const prove = (body: object, by = token) =>
    operator.post<ErrorBody>('/web-api/user/proof', body, { token: by });

  test('is asked for, and is the password and then the code that was sent', async () => {
    expect((await turnOff()).body.error).toMatchObject({
      code: 'proof-required',
      details: { by: 'sms' },
    });
    expect(await send('wrong')).toMatchObject(refusal(400, 'wrong-password'));
    const { body } = await send();
    expect(body).toMatchObject({ sentTo: MASKED, isSent: true });
    const { flowId } = body;
    const code = await codeOf(flowId);
    expect(await prove({ flowId, code: wrongFor(code) })).toMatchObject(refusal(400, 'wrong_code'));
    expect((await turnOff()).status).toBe(403);
    expect((await prove({ flowId, code })).status).toBe(200);
    expect((await turnOff()).status).toBe(200);
  });

  test('is not the password alone, nor a code of another session', async () => {
    expect(await prove({ password: PASSWORD })).toMatchObject(refusal(403, 'proof-required'));
    const { flowId } = (await send()).body;
    const code = await codeOf(flowId);
    skip(MINUTE);
    const other = await signIn();
    expect(await prove({ flowId, code }, other)).toMatchObject(refusal(400, 'time_up'));
    expect((await turnOff()).status).toBe(403);
  });

  test('may be a recovery code, with the password or in the flow', async () => {
    const [one = '', two = ''] = keys.recoveryCodes;
    expect((await prove({ password: PASSWORD, code: one })).status).toBe(200);
    skip(2 * MINUTE);
    const { flowId } = (await send()).body;
    expect((await prove({ flowId, code: two })).status).toBe(200);
  });

  test('has no code for a player who has another second step or none', async () => {
    const other = await registerPlayer(operator);
    expect(await send(other.password, other.token)).toMatchObject(refusal(409, 'two-step-off'));
  });
});
