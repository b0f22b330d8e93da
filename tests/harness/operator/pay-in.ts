import { randomUUID } from 'node:crypto';
import type { SandboxOptions } from '@grandstand/sandbox';
import type { Answer, ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { signCall } from '../../../src/outside/kit/sign-call';

const SECRET = 'a secret of the operator and the bank';
export const DEPOSITS = '/web-api/payment/deposits';
export const EVENTS = '/partner-api/v1/payments/events';

/** The options of an operator with a bank that the test speaks for. */
export const WITH_BANK = {
  partnerSecrets: { bank: SECRET },
  bank: {
    origin: 'http://127.0.0.1:3003',
    fetch: () => Promise.reject(new Error('The operator asks the bank nothing.')),
  },
} as const satisfies SandboxOptions;

/** A signed call of the bank; returns the status of the answer. */
export async function callAsBank(
  operator: TestOperator,
  path: string,
  body: object,
  secret = SECRET,
): Promise<number> {
  const text = JSON.stringify(body);
  const call = { partner: 'bank', secret, method: 'POST', path, body: text } as const;
  const headers = signCall({ ...call, at: operator.clock.now(), nonce: randomUUID() });
  return (await operator.call('POST', path, { body, headers })).status;
}

interface PaymentBody {
  readonly payment: { readonly id: string };
}

interface PayIn {
  readonly token: string;
  readonly accountId: number;
  readonly amount: number;
  /** The bank's name of the card; left out: the bank names none. */
  readonly card?: string;
}

/** Pays in by card, amount as a decimal: the bank takes what the operator lets the player begin. */
export async function payIn(
  operator: TestOperator,
  { token, accountId, amount, card }: PayIn,
): Promise<Answer<ErrorBody>> {
  await callAsBank(operator, '/partner-api/v1/hello', {
    origin: WITH_BANK.bank.origin,
    version: '1',
  });
  const wish = { accountId, methodId: 'card', amount, refId: randomUUID() };
  const answer = await operator.post<PaymentBody & ErrorBody>(DEPOSITS, wish, { token });
  if (answer.status === 200) {
    await callAsBank(operator, EVENTS, {
      eventId: randomUUID(),
      paymentId: answer.body.payment.id,
      event: 'captured',
      amount: Math.round(amount * 100),
      iso: 'EUR',
      ...(card !== undefined && { card }),
    });
  }
  return answer;
}
