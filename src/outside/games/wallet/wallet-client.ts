import { randomUUID } from 'node:crypto';
import {
  walletAnswers,
  WALLET_PATH,
  walletRefusalSchema,
} from '@grandstand/bus-contracts/domain/wallet';
import type { WalletAnswer, WalletBody, WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import * as v from 'valibot';
import type { ProgramOptions } from '../../kit/program';
import { signCall } from '../../kit/sign-call';

/** How long the operator may take to answer, ms. */
const PATIENCE = 3000;
/** Answers that say nothing of the call: it may or may not have been booked. */
const NO_ANSWER = new Set([429, 500, 502, 503, 504]);

/** What came of a call. */
export type Outcome<Call extends WalletCall> =
  | { readonly kind: 'answered'; readonly answer: WalletAnswer<Call> }
  | { readonly kind: 'refused'; readonly code: string; readonly details: unknown }
  | { readonly kind: 'silent' };

/** The calls of GWP/1 to the operator, each sent once. */
export interface WalletClient {
  send<Call extends WalletCall>(call: Call, body: WalletBody<Call>): Promise<Outcome<Call>>;
}

type Options = Pick<ProgramOptions, 'operatorOrigin' | 'secret' | 'clock' | 'fetch'>;

export function createWalletClient(options: Options): WalletClient {
  const { operatorOrigin, secret, clock, fetch } = options;

  /** An answer with its content, which must be there in whole in time. */
  async function request(
    path: string,
    body: string,
  ): Promise<{ readonly response: Response; readonly content: unknown }> {
    const signed = signCall({
      partner: 'games',
      secret,
      method: 'POST',
      path,
      body,
      at: clock.now(),
      nonce: randomUUID(),
    });
    const patience = new AbortController();
    const rest = clock.after(PATIENCE, () => patience.abort());
    try {
      const response = await fetch(operatorOrigin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...signed },
        body,
        redirect: 'error',
        signal: patience.signal,
      });
      return { response, content: await response.json() };
    } finally {
      rest();
    }
  }

  return {
    async send(call, body) {
      try {
        const sent = await request(`${WALLET_PATH}/${call}`, JSON.stringify(body));
        const { response, content } = sent;
        if (response.ok) {
          const answer = v.parse(walletAnswers[call], content);
          return { kind: 'answered', answer };
        }
        const { code, details } = v.parse(walletRefusalSchema, content).error;
        // Maintenance is said with the status of an operator that can't be reached.
        if (NO_ANSWER.has(response.status) && code !== 'maintenance') return { kind: 'silent' };
        return { kind: 'refused', code, details };
      } catch {
        return { kind: 'silent' };
      }
    },
  };
}
