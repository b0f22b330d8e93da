import { randomUUID } from 'node:crypto';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const WEAK = 'password1';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const from = (address: string, fingerprint = '') => ({
  'X-Forwarded-For': address,
  ...(fingerprint && { 'X-Fingerprint': fingerprint }),
});
const newcomer = {
  type: 'fast_reg',
  country_id: 5,
  currency_id: 3,
  is_of_age: true,
  is_terms_agreed: true,
};
const weak = (count: number) => ({
  ...newcomer,
  type: 'full_reg',
  email: `somebody${count}@example.com`,
  password: WEAK,
  name: 'Somebody',
  date_birthday: '1990-01-01',
});
const register = (body: object, headers: Record<string, string>) =>
  operator.post<ErrorBody>('/web-api/user/register', body, { headers });
const allow = (name: string, most: number) =>
  operator.control('/visitor-limits', { names: [name], most });
async function device(): Promise<string> {
  const visitor = { visitorId: 'one', componentsData: '{}' };
  return (await operator.post<{ token: string }>('/web-api/fingerprint', visitor)).body.token;
}
/** A refusal's code; a demand's is a number. */
const code = ({ body }: { body: { readonly error?: { readonly code: string | number } } }) =>
  body.error?.code ?? '';

describe('registrations are counted before a password is judged or hashed', () => {
  test('by network: half of them without a fingerprint, all of them with one', async () => {
    await allow('registrations', 4);
    const [home, other] = [from('203.0.113.7'), from('203.0.113.8')];
    expect((await register(newcomer, home)).status).toBe(200);
    // A weak password costs as much as a strong one.
    expect(code(await register(weak(1), home))).toBe('weak-password');
    expect(code(await register(newcomer, home))).toBe(110);
    const known = from('203.0.113.7', await device());
    expect((await register(newcomer, known)).status).toBe(200);
    expect((await register(newcomer, known)).status).toBe(200);
    const refused = await register(weak(2), known);
    expect([refused.status, code(refused)]).toEqual([429, 'too-many-attempts']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await allow('registrations', 6);
    expect((await register(newcomer, other)).status).toBe(200);
  });

  test('by device, from any network', async () => {
    await allow('registrations', 2);
    const token = await device();
    expect((await register(newcomer, from('203.0.113.1', token))).status).toBe(200);
    expect((await register(newcomer, from('203.0.113.2', token))).status).toBe(200);
    expect((await register(newcomer, from('203.0.113.3', token))).status).toBe(429);
  });

  test('in all: then each needs a captcha, which locks nobody out', async () => {
    await allow('registrations', 2);
    for (const last of [1, 2]) await register(newcomer, from(`203.0.113.${last}`));
    expect(code(await register(newcomer, from('203.0.113.3')))).toBe(112);
    const { id } = (await operator.get<{ id: string }>('/web-api/captcha/update')).body;
    const shown = await operator.get<{ captchas: { id: string; text: string }[] }>(
      '/sandbox/v1/captchas',
    );
    const captcha = shown.body.captchas.find((one) => one.id === id)?.text;
    const solved = await operator.post<{ solved: string }>('/web-api/captcha/validate', {
      id,
      captcha,
    });
    const proved = { ...from('203.0.113.4'), 'X-Captcha': solved.body.solved };
    expect((await register(newcomer, proved)).status).toBe(200);
  });
});

test('players sign in while newcomers fill the queue of hashes', async () => {
  await allow('registrations', 1_000);
  const flood = Array.from({ length: 60 }, (_, count) =>
    register(newcomer, from(`203.0.113.${count}`)),
  );
  const signedIn = await Promise.all(
    Array.from({ length: 3 }, (_, count) =>
      operator.post<ErrorBody>('/web-api/user/login', operator.sandbox.demo, {
        headers: from(`198.51.100.${count}`),
      }),
    ),
  );
  expect(signedIn.map(({ status }) => status)).toEqual([200, 200, 200]);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  // Those that found no place in their own queue may try again.
  expect(statuses).toEqual(new Set([200, 503]));
});

test('new passwords are counted before they are judged', async () => {
  const player = await registerPlayer(operator);
  await allow('new passwords', 2);
  const change = (password: string) =>
    operator.post<ErrorBody>(
      '/web-api/user/password',
      { password },
      { token: player.token, headers: from('203.0.113.7', fingerprint) },
    );
  const fingerprint = await device();
  expect(code(await change(WEAK))).toBe('weak-password');
  expect(code(await change(WEAK))).toBe('weak-password');
  expect((await change(WEAK)).status).toBe(429);
});

describe('the chat', () => {
  const say = (text: string, address: string) =>
    operator.post<{ state: string } & ErrorBody>(
      '/chat-api/v1/messages',
      { clientId: randomUUID(), text },
      { headers: from(address) },
    );

  test('counts the messages of guests by network, whether they keep the cookie or not', async () => {
    await allow('chat messages', 4);
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await say('bonus', '203.0.113.7'));
    // A fingerprint is asked for from the third on.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
    expect((await say('bonus', '203.0.113.8')).status).toBe(200);
  });

  test('lets a few of one network wait for a person; who speaks of harm is answered all the same', async () => {
    await allow('chat queue', 2);
    await allow('chat messages', 100);
    for (let count = 0; count < 2; count += 1) {
      expect((await say('human', '203.0.113.7')).body.state).toBe('waiting');
    }
    const refused = await say('human', '203.0.113.7');
    expect([refused.status, code(refused)]).toEqual([429, 'chat-busy']);
    const heard = await say('I can’t stop gambling', '203.0.113.7');
    expect([heard.status, heard.body.state]).toEqual([200, 'helper']);
    await allow('chat queue', 3);
    expect((await say('human', '203.0.113.8')).body.state).toBe('waiting');
  });
});
