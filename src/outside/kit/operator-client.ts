import { randomUUID } from 'node:crypto';
import type { Partner } from '@grandstand/bus-contracts/domain';
import { signCall } from './sign-call';

/** Milliseconds that the operator may take to answer. */
const TIMEOUT = 5_000;

export interface OperatorOptions {
  readonly partner: Partner;
  readonly secret: string;
  /** Where this machine reaches the operator: "http://localhost:3000". */
  readonly operatorOrigin: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** A partner's signed calls to the operator. */
export interface OperatorClient {
  /** Resolves to whether the operator accepted the call; rejects if it could not be reached. */
  post(path: string, content: object): Promise<boolean>;
}

export function createOperatorClient(options: OperatorOptions): OperatorClient {
  const { partner, secret, operatorOrigin, now } = options;
  return {
    async post(path, content) {
      const body = JSON.stringify(content);
      const call = { partner, secret, method: 'POST', path, body, at: now(), nonce: randomUUID() };
      const answer = await options.fetch(operatorOrigin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...signCall(call) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      return answer.ok;
    },
  };
}
