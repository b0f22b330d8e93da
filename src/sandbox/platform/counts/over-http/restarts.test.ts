import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ErrorBody, HandClock, TestOperator } from '@grandstand/sandbox/testing';
import { handClock, migratedFolder, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signCall } from '../../../../outside/kit/sign-call';

const SECRET = 'a-secret-of-the-bank';
const NETWORK = { 'X-Forwarded-For': '203.0.113.7' };

let dataDir: string;
let clock: HandClock;
let operator: TestOperator;
const start = () => startOperator({ dataDir, clock, partnerSecrets: { bank: SECRET } });
beforeAll(async () => {
  dataDir = await migratedFolder();
  clock = handClock();
});
beforeEach(async () => {
  operator = await start();
});
afterEach(async () => operator.sandbox.close());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function restart(): Promise<void> {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
  operator = await start();
}

const post = (path: string, body: object) =>
  operator.post<ErrorBody>(path, body, { headers: NETWORK });
const statusAfter = async (path: string, body: (count: number) => object, times: number) => {
  for (let count = 0; count < times; count += 1) await post(path, body(count));
  await restart();
  return (await post(path, body(times))).status;
};
const sms = (count: number) => ({
  mode: 'sms',
  country_code: 'KZ',
  phone: `70123${String(count).padStart(5, '0')}`,
});

test('the codes that a network has asked for are counted over a restart', async () => {
  expect(await statusAfter('/web-api/user/login', sms, 20)).toBe(429);
});

test('wrong passwords are', async () => {
  const wrong = () => ({ login: 'demo', password: 'wrong-one' });
  for (let count = 0; count < 3; count += 1) await post('/web-api/user/login', wrong());
  await restart();
  const { body } = await post('/web-api/user/login', wrong());
  // A fingerprint is asked for from the fourth on.
  expect(Number(body.error.code)).toBe(110);
});

test('guesses of promo codes are', async () => {
  const guess = (count: number) => ({ ref_code: `GUESS${count}` });
  expect(await statusAfter('/web-api/user/register/promo-code', guess, 60)).toBe(429);
});

test('registrations are', async () => {
  const newcomer = () => ({
    type: 'fast_reg',
    country_id: 5,
    currency_id: 3,
    is_of_age: true,
    is_terms_agreed: true,
  });
  for (let count = 0; count < 2; count += 1) await post('/web-api/user/register', newcomer());
  await restart();
  await operator.control('/visitor-limits', { names: ['registrations'], most: 2 });
  expect((await post('/web-api/user/register', newcomer())).status).toBe(429);
});

test('a code that was sent before a restart is right after it', async () => {
  const body = { mode: 'sms', country_code: 'KZ', phone: '7012344122' };
  const address = { headers: { 'X-Forwarded-For': '203.0.113.50' } };
  const sent = await operator.post<{ flowId: string }>('/web-api/user/login', body, address);
  const { flowId } = sent.body;
  const { code } = (await operator.control<{ code: string }>('/challenges', { flowId })).body;
  await restart();
  const answer = await operator.post('/web-api/auth/confirm', { flowId, code }, address);
  expect(answer.status).toBe(200);
});

test('a partner’s call that was taken before a restart is refused after it', async () => {
  const path = '/partner-api/v1/hello';
  const body = JSON.stringify({ origin: 'https://bank.example', version: '1' });
  const signed = signCall({
    partner: 'bank',
    secret: SECRET,
    method: 'POST',
    path,
    body,
    at: clock.now(),
    nonce: randomUUID(),
  });
  const send = () =>
    operator.post<ErrorBody>(path, JSON.parse(body) as object, { headers: signed });
  expect((await send()).status).toBe(200);
  await restart();
  expect((await send()).body.error).toMatchObject({
    code: 'unauthorized',
    details: { reason: 'replayed' },
  });
});
