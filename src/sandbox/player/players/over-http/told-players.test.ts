import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificationCall } from '../../../../api/endpoints/player/verification';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

test.each([
  ['no address', { mail: null, phone: null }, false],
  ['a mail address', { mail: 'ann@mail.example', phone: null }, true],
  ['a phone', { mail: null, phone: '+4915112345678' }, true],
])('a message can tell a player with %s the result: %s', async (_, contacts, isTold) => {
  const { login, token } = await registerPlayer(operator);
  await operator.control(`/players/${login}/contacts`, contacts);
  const { body } = await operator.get<{ result: { isTold: boolean } }>(verificationCall.path, {
    token,
  });
  expect(body.result.isTold).toBe(isTold);
});
