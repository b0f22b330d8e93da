import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';

interface SentCode {
  readonly flowId: string;
}
interface PrefixUse {
  readonly prefix: string;
  readonly sent: number;
  readonly freeAt: number | null;
}

const HOUR = 3_600_000;
const MOST = 30;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => operator.control('/reset'));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

/** Asks for a code to sign in, from an address of its own each time. */
let asked = 0;
const ask = (phone: string) =>
  operator.post<SentCode & ErrorBody>(
    '/web-api/user/login',
    { mode: 'sms', country_code: 'KZ', phone },
    { headers: { 'X-Forwarded-For': `203.0.${asked >> 8}.${asked++ & 255}` } },
  );
const number = (prefix: string, index: number): string =>
  `${prefix}${String(index).padStart(6, '0')}`;
const use = async () =>
  (await operator.get<{ most: number; prefixes: PrefixUse[] }>('/sandbox/v1/sms-prefixes')).body;

describe('messages to the numbers of one prefix', () => {
  test('are 30 an hour for all visitors together; the next is told when', async () => {
    for (let i = 0; i < MOST; i++) expect((await ask(number('7012', i))).status).toBe(200);
    const refused = await ask(number('7012', MOST));
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-codes']);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    // A player's own number in the block is refused alike: nothing tells that it is one.
    expect((await ask('7012344122')).status).toBe(429);
    expect((await ask(number('7013', 0))).status).toBe(200);
    const freeAt = operator.clock.now() + HOUR;
    expect((await use()).prefixes).toEqual([
      { prefix: '+77012', sent: MOST, freeAt },
      { prefix: '+77013', sent: 1, freeAt: null },
    ]);
    operator.clock.jump(freeAt);
    expect((await ask(number('7012', MOST))).status).toBe(200);
    expect((await use()).prefixes).toEqual([{ prefix: '+77012', sent: 1, freeAt: null }]);
  });

  test('count for every purpose, and when a code is sent again', async () => {
    await operator.control('/sms-prefixes', { most: 3 });
    const country = { country_code: 'KZ' };
    const register = {
      type: 'phone_reg',
      country_id: 6,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
    };
    const recovery = await operator.post<SentCode>('/web-api/auth/recover', {
      by: 'phone',
      ...country,
      phone: number('7012', 1),
    });
    expect(recovery.status).toBe(200);
    operator.clock.jump(operator.clock.now() + 60_000);
    const { flowId } = recovery.body;
    expect((await operator.post('/web-api/auth/resend', { flowId })).status).toBe(200);
    const phone = number('7012', 2);
    const sent = await operator.post('/web-api/user/register', { ...register, ...country, phone });
    expect(sent.status).toBe(200);
    operator.clock.jump(operator.clock.now() + 60_000);
    for (const [path, body] of [
      ['/web-api/auth/resend', { flowId }],
      ['/web-api/auth/recover', { by: 'phone', ...country, phone: number('7012', 3) }],
      ['/web-api/user/register', { ...register, ...country, phone: number('7012', 4) }],
    ] as const) {
      expect((await operator.post(path, body)).status).toBe(429);
    }
    // A mail costs nothing.
    const mail = { by: 'email', email: 'nobody@example.com' };
    expect((await operator.post('/web-api/auth/recover', mail)).status).toBe(200);
  });

  test('give their place back where a person has read the code', async () => {
    await operator.control('/sms-prefixes', { most: 1 });
    const { body } = await ask('7012344122');
    expect((await ask(number('7012', 1))).status).toBe(429);
    const { body: view } = await operator.control<{ code: string }>('/challenges', {
      flowId: body.flowId,
    });
    const answer = { flowId: body.flowId, code: view.code };
    expect((await operator.post('/web-api/auth/confirm', answer)).status).toBe(200);
    expect((await ask(number('7012', 1))).status).toBe(200);
  });
});
