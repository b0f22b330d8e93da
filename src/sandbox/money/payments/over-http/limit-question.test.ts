import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  callAsBank,
  DEPOSITS,
  EVENTS,
  payIn,
  WITH_BANK,
} from '../../../../../tests/harness/operator/pay-in';

let operator: TestOperator;

beforeAll(async () => {
  operator = await startOperator(WITH_BANK);
});
afterAll(async () => {
  await operator.sandbox.close();
});

async function isAsked({ token }: TestPlayer): Promise<boolean> {
  const { body } = await operator.get<{ isLimitAsked: boolean }>(`${DEPOSITS}/methods`, { token });
  return body.isLimitAsked;
}

test('a new player is asked for a limit until they say that they want none', async () => {
  const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
  const { token } = player;
  expect(await isAsked(player)).toBe(true);
  expect((await operator.post(`${DEPOSITS}/decline-limit`, {}, { token })).status).toBe(200);
  expect(await isAsked(player)).toBe(false);
  expect(await isAsked(other)).toBe(true);
  expect((await operator.post(`${DEPOSITS}/decline-limit`, {})).status).toBe(401);
});

test.each([20, 21, 22])('or until they set one of type %i', async (limitType) => {
  const player = await registerPlayer(operator);
  const limits = '/limit-service-api/api/external/web/v3/limits';
  const { token } = player;
  await operator.post(limits, { limits: [{ limitType: 10, limitValue: 50 }] }, { token });
  expect(await isAsked(player)).toBe(true);
  await operator.post(limits, { limits: [{ limitType, limitValue: 50 }] }, { token });
  expect(await isAsked(player)).toBe(false);
});

test('or until they have paid in, and not while a payment may still fail', async () => {
  const player = await registerPlayer(operator);
  const { token, accountId } = player;
  await callAsBank(operator, '/partner-api/v1/hello', {
    origin: WITH_BANK.bank.origin,
    version: '1',
  });
  const wish = { accountId, methodId: 'card', amount: 20, refId: randomUUID() };
  const { body } = await operator.post<{ payment: { id: string } }>(DEPOSITS, wish, { token });
  expect(await isAsked(player)).toBe(true);
  const paymentId = body.payment.id;
  const event = { eventId: randomUUID(), paymentId, event: 'cancelled', amount: 2000, iso: 'EUR' };
  await callAsBank(operator, EVENTS, event);
  expect(await isAsked(player)).toBe(true);
  await payIn(operator, { token, accountId, amount: 20 });
  expect(await isAsked(player)).toBe(false);
});
