import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { cookieOf, signInDemo, startOperator, totpCode } from '@grandstand/sandbox/testing';

interface SignedIn {
  readonly userId: string;
  readonly token: string;
}

const MINUTE = 60_000;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: 'https://site.example' });
});
beforeEach(async () => operator.control('/reset'));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
async function tokenOf(body: object = {}): Promise<string> {
  const link = await operator.control<{ token: string }>('/players/demo/sign-in-link', body);
  expect(link.status).toBe(200);
  return link.body.token;
}
const signIn = (token: string, remember = false) =>
  operator.post<SignedIn & { flowId: string; step: string } & ErrorBody>('/web-api/user/login', {
    mode: 'token',
    token,
    remember,
  });
const check = (token: string) =>
  operator.post<{ login: string } & ErrorBody>('/web-api/auth/token', { token });
const codeOf = ({ body }: { body: ErrorBody }): string => body.error.code;
async function userOf(cookie: string): Promise<string> {
  return (await operator.get<{ userId: string }>('/web-api/user/check', { cookie })).body.userId;
}

describe('a link that signs in', () => {
  test('comes by mail, and has its token where browsers send it to no server', async () => {
    const token = await tokenOf();
    const { body } = await operator.get<{ messages: Record<string, string>[] }>(
      '/sandbox/v1/outbox',
    );
    const [mail] = body.messages;
    expect(mail).toMatchObject({ to: 'demo@example.com', template: 'sign-in-link' });
    expect(mail?.['text']).toContain(`\n\nhttps://site.example/en/auth-app#token=${token}\n\n`);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('signs in once, with a new session', async () => {
    const demo = await signInDemo(operator);
    const token = await tokenOf();
    expect((await check(token)).body).toEqual({ login: 'd···o' });
    const answer = await signIn(token);
    expect(answer).toMatchObject({ status: 200, body: { userId: demo.userId } });
    const cookie = cookieOf(answer);
    expect(cookie).not.toBe(demo.cookie);
    expect(await userOf(cookie)).toBe(demo.userId);

    const again = await signIn(token);
    expect([again.status, codeOf(again)]).toEqual([400, 'link-used']);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(codeOf(await check(token))).toBe('link-used');
  });

  test('signs in one of two requests at once', async () => {
    const token = await tokenOf();
    const both = await Promise.all([signIn(token), signIn(token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('keeps the session in the browser only where that was asked for', async () => {
    const [kept] = (await signIn(await tokenOf(), true)).headers.getSetCookie();
    const [forgotten] = (await signIn(await tokenOf())).headers.getSetCookie();
    expect([kept?.includes('Max-Age'), forgotten?.includes('Max-Age')]).toEqual([true, false]);
  });

  test('signs in for 15 minutes', async () => {
    const [first, second] = [await tokenOf(), await tokenOf()];
    skip(15 * MINUTE - 1);
    expect((await signIn(first)).status).toBe(200);
    skip(1);
    expect(codeOf(await check(second))).toBe('link-late');
    expect(codeOf(await signIn(second))).toBe('link-late');
    expect(codeOf(await signIn(await tokenOf({ isExpired: true })))).toBe('link-late');
  });

  test('is refused where the operator did not make it', async () => {
    expect(codeOf(await check('x'.repeat(43)))).toBe('link-unknown');
    const refused = await signIn('x'.repeat(43));
    expect(refused.body.error.message).toBe(
      'This link is not valid. Please ask for another one, or sign in another way.',
    );
  });

  test('is the first step alone of a player who signs in by two', async () => {
    const keys = await operator.control<{ secret: string }>('/players/demo/two-step', {
      isOn: true,
    });
    const first = await signIn(await tokenOf());
    expect(first.body).toMatchObject({ step: 'two-step', by: 'totp' });
    expect(first.headers.getSetCookie()).toEqual([]);
    const second = await operator.post<SignedIn>('/web-api/auth/confirm', {
      flowId: first.body.flowId,
      code: totpCode(keys.body.secret, operator.clock.now()),
    });
    expect(await userOf(cookieOf(second))).toBe(second.body.userId);
  });

  test('signs in no player who is barred', async () => {
    const demo = await signInDemo(operator);
    const token = await tokenOf();
    const limits = [{ limitType: 30, limitValue: 365, selfExcludeReason: 1 }];
    await operator.post(
      '/limit-service-api/api/external/web/v3/limits',
      { limits },
      { token: demo.token },
    );
    const refused = await signIn(token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'self-excluded']);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test('leads to the transfer of an account that moves', async () => {
    const token = await tokenOf();
    const { body } = await operator.control<{ id: string }>('/transfers', { login: 'demo' });
    const refused = await signIn(token);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({
      code: 'account-moves',
      details: { transferId: body.id },
    });
  });

  test('is worth nothing after a new password', async () => {
    const token = await tokenOf();
    await operator.post('/web-api/auth/recover', { by: 'email', email: 'demo@example.com' });
    const { body } = await operator.get<{ messages: { template: string; text: string }[] }>(
      '/sandbox/v1/outbox',
    );
    const mail = body.messages.find(({ template }) => template === 'recovery-link');
    const recovery = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const changed = await operator.post('/web-api/auth/password', {
      token: recovery,
      password: 'Solid-Harbour-52',
    });
    expect(changed.status).toBe(200);
    expect(codeOf(await signIn(token))).toBe('link-used');
  });
});
