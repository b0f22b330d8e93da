import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { cookieOf, registerPlayer, signInDemo, startOperator } from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

const login = (login: string, password: string, language = 'en') =>
  operator.post<ErrorBody & { userId: string; token: string }>(
    '/web-api/user/login',
    { login, password, remember: false },
    { language },
  );

describe('a body', () => {
  /** In pieces, as a sender that hides its length does; returns how much of it was read. */
  function large() {
    let sent = 0;
    const piece = new TextEncoder().encode('x'.repeat(64 * 1024));
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += piece.length;
          controller.enqueue(piece);
          if (sent >= 2 ** 21) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return { body, sent: () => sent };
  }

  test.each(['/web-api/user/login', '/web-api/coupon/check', '/sandbox/v1/reset'])(
    'of more than 256 kB is refused before anything reads it: %s',
    async (path) => {
      const { body, sent } = large();
      const answer = await operator.sandbox.fetch(
        new Request(`http://localhost:3000${path}`, {
          method: 'POST',
          body,
          duplex: 'half',
          headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        } as RequestInit),
      );
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ error: { code: 'too-large' } });
      expect(sent()).toBeLessThan(400 * 1024);
      expect(operator.problems).toEqual([]);
    },
  );

  test('of a smaller size is read', async () => {
    const { status } = await login('demo', 'x'.repeat(200 * 1024));
    expect(status).toBe(400);
  });
});

describe('signing in', () => {
  test('signs the demo player in with an HttpOnly cookie and a token', async () => {
    const { login: name, password } = operator.sandbox.demo;
    const answer = await login(name, password);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=\S+; Path=\/; HttpOnly; SameSite=Lax$/);
    const check = await operator.get('/web-api/user/check', { cookie: cookieOf(answer) });
    expect(check.body).toEqual({ userId: answer.body.userId });
  });

  test('refuses a wrong password in the language of the page', async () => {
    const english = await login('demo', 'wrong');
    expect(english.status).toBe(400);
    expect(english.body.error.code).toBe('wrong-credentials');
    expect(english.body.error.message).toMatch(/^Wrong login or password/);
    const russian = await login('nobody', 'wrong', 'ru');
    expect(russian.body.error.message).toMatch(/^Неверный логин или пароль/);
  });

  test('throttles a login after too many failures, for a while', async () => {
    for (let i = 0; i < 3; i++) await login('guessed', 'wrong');
    const suspect = await login('guessed', 'wrong');
    // A number of the client's: it sends its fingerprint, and then a captcha.
    expect([suspect.status, suspect.body.error.code]).toEqual([400, 110]);
    operator.clock.jump(operator.clock.now() + 301_000);
    expect((await login('guessed', 'wrong')).status).toBe(400);
  });

  test('refuses an invalid body', async () => {
    const answer = await operator.call<ErrorBody>('POST', '/web-api/user/login');
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('bad-request');
  });
});

describe('registration', () => {
  test('registers by fast_reg and lets the new player sign in and bet', async () => {
    const body = {
      type: 'fast_reg',
      country_id: 3,
      currency_id: 4,
      is_of_age: true,
      is_terms_agreed: true,
    };
    const answer = await operator.post<{ login: string; password: string; token: string }>(
      '/web-api/user/register',
      body,
    );
    const again = await login(answer.body.login, answer.body.password);
    expect(again.status).toBe(200);
    const accounts = await operator.get('/web-api/user/accounts', { token: answer.body.token });
    expect(accounts.body).toMatchObject({ balance: [{ iso: 'KZT', money: 50_000, type: 0 }] });
  });

  test.each([
    { type: 'fast_reg', country_id: 999, currency_id: 4, is_of_age: true, is_terms_agreed: true },
    { type: 'fast_reg', country_id: 3, currency_id: 999, is_of_age: true, is_terms_agreed: true },
    { type: 'phone_reg', country_id: 3, currency_id: 4 },
    {},
  ])('refuses %o', async (body) => {
    const answer = await operator.post<ErrorBody>('/web-api/user/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('not-allowed');
  });
});

describe('the token', () => {
  const accounts = (token?: string) => operator.get<ErrorBody>('/web-api/user/accounts', { token });

  test('gives a fresh token for a live session, and 401 without one', async () => {
    const player = await signInDemo(operator);
    const path = '/web-api/user/gettoken?force_refresh=true';
    const fresh = await operator.get<{ token: string }>(path, { cookie: player.cookie });
    const [, claims = ''] = fresh.body.token.split('.');
    const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      sub: string;
      exp: number;
    };
    expect(sub).toBe(player.userId);
    expect(exp).toBe(Math.floor(operator.clock.now() / 1000) + 600);
    expect((await operator.get(path)).status).toBe(401);
  });

  test('is refused when it is missing, malformed, forged or expired', async () => {
    const { token } = await signInDemo(operator);
    const [head, claims] = token.split('.');
    for (const bad of [undefined, 'x', 'a.b.c', `${head}.${claims}.AAAA`]) {
      const answer = await accounts(bad);
      expect(answer.status).toBe(401);
      expect(answer.body.error.code).toBe('unauthorized');
    }
    expect((await accounts(token)).status).toBe(200);
    operator.clock.jump(operator.clock.now() + 601_000);
    expect((await accounts(token)).status).toBe(401);
  });

  test('is invalid after its session', async () => {
    const { token, cookie } = await registerPlayer(operator);
    await operator.post('/web-api/user/disconnect', {}, { cookie });
    expect((await accounts(token)).status).toBe(401);
    expect((await operator.get('/web-api/user/check', { cookie })).body).toEqual({ userId: '' });
  });
});

test('refuses a change without the header that a form can not send', async () => {
  const answer = await operator.post<ErrorBody>(
    '/web-api/user/login',
    { ...operator.sandbox.demo, remember: true },
    { headers: { 'X-Requested-With': '' } },
  );
  expect(answer.status).toBe(403);
  expect(answer.body.error.code).toBe('forbidden');
});

test('answers an unknown path with 404 in the agreed shape', async () => {
  const answer = await operator.get<ErrorBody>('/web-api/nothing');
  expect(answer.status).toBe(404);
  expect(answer.body.error.code).toBe('not-found');
});

test('answers session as plain text', async () => {
  const { cookie } = await signInDemo(operator);
  expect((await operator.get('/web-api/session')).body).toBe('guest');
  expect((await operator.get('/web-api/session', { cookie })).body).toBe('player');
});
