import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, signInDemo, startOperator } from '@grandstand/sandbox/testing';

const PATH = '/web-api/user/password';
const STRONG = 'Lighthouse-Harbour-27';
const MINUTE = 60_000;

let operator: TestOperator;
let here: { readonly token: string; readonly cookie: string };
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  here = await signInDemo(operator);
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const change = (password: string, token = here.token) =>
  operator.post<ErrorBody>(PATH, { password }, { token });
const signIn = (password: string) =>
  operator.post<{ flowId: string } & ErrorBody>('/web-api/user/login', {
    login: operator.sandbox.demo.login,
    password,
  });
const userOf = async (cookie: string): Promise<string> =>
  (await operator.get<{ userId: string }>('/web-api/user/check', { cookie })).body.userId;

describe('a player who is signed in', () => {
  test('chooses another password, which signs in from then on, and the former one no longer', async () => {
    expect(await change(STRONG)).toMatchObject({ status: 200, body: {} });
    expect((await signIn(STRONG)).status).toBe(200);
    expect((await signIn(operator.sandbox.demo.password)).body.error.code).toBe(
      'wrong-credentials',
    );
  });

  test('stays signed in here, is signed out everywhere else, and is informed', async () => {
    const there = await signInDemo(operator);
    await change(STRONG);
    expect([(await userOf(here.cookie)) !== '', await userOf(there.cookie)]).toEqual([true, '']);
    expect((await operator.get<ErrorBody>('/web-api/user/securedata', there)).status).toBe(401);
    const { body } = await operator.get<{ messages: { template: string; text: string }[] }>(
      '/sandbox/v1/outbox',
    );
    expect(body.messages[0]).toMatchObject({
      template: 'password-replaced',
      text: expect.stringContaining('every device but the one') as string,
    });
  });

  test('is refused a weak one, with the reason', async () => {
    expect(await change('password1')).toMatchObject({
      status: 400,
      body: { error: { code: 'weak-password', details: { reason: 'common' } } },
    });
    expect((await signIn(operator.sandbox.demo.password)).status).toBe(200);
  });

  test('gives the present one first where the sign-in is five minutes old', async () => {
    operator.clock.jump(operator.clock.now() + 5 * MINUTE);
    const late = await change(STRONG);
    expect([late.status, late.body.error.code]).toEqual([403, 'proof-required']);
    expect((await signIn(STRONG)).body.error.code).toBe('wrong-credentials');
    const { password } = operator.sandbox.demo;
    const { token } = here;
    expect((await operator.post('/web-api/user/proof', { password }, { token })).status).toBe(200);
    expect((await change(STRONG)).status).toBe(200);
  });

  test('gives the present one first where QA has aged the proof, in every session of theirs alone', async () => {
    const there = await signInDemo(operator);
    const other = await registerPlayer(operator);
    expect((await operator.control('/players/demo/proof/expire', {})).status).toBe(200);
    for (const { token } of [here, there]) {
      const { status, body } = await change(STRONG, token);
      expect([status, body.error.code]).toEqual([403, 'proof-required']);
    }
    expect((await change(STRONG, other.token)).status).toBe(200);
    expect(await userOf(here.cookie)).not.toBe('');
  });

  test('takes every link with them that would set another', async () => {
    await operator.post('/web-api/auth/recover', { by: 'email', email: 'demo@example.com' });
    const { body } = await operator.get<{ messages: { text: string }[] }>('/sandbox/v1/outbox');
    const token = /#token=([\w-]{43})/.exec(body.messages[0]?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    await change(STRONG);
    const answer = await operator.post<ErrorBody>('/web-api/auth/recover/check', { token });
    expect(answer.body.error.code).toBe('recovery-used');
  });
});

test('a guest chooses none', async () => {
  expect((await operator.post(PATH, { password: STRONG })).status).toBe(401);
});
