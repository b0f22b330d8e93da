import type { Endpoint } from '../endpoint';
import { HttpError } from '../errors';
import type { PreparedRequest } from './prepared-request';
import type { ApiResponse, Send, SendOptions } from './sender';

/** The actions taken for one call so far; each is taken at most once, so that a chain of refusals ends. */
export interface RecoveryState {
  /** The proof that a captcha was solved. */
  captcha?: string;
  hasNewFingerprint?: boolean;
}

/** Takes the action that resolves a refusal, so that the call can be sent again; throws the refusal where none does. */
export type Recovery = (
  error: HttpError,
  recovered: RecoveryState,
  signal: AbortSignal | undefined,
) => Promise<void>;

/** Sends a call as `Send` does, and again after a captcha or a new fingerprint. */
export type RecoveringSend = <In, Out>(
  endpoint: Endpoint<In, Out>,
  request: PreparedRequest,
  options: SendOptions,
  recovered: RecoveryState,
) => Promise<ApiResponse<Out>>;

export interface RecoveringSendPorts {
  readonly send: Send;
  /** Fetches the recovery: most pages never meet a refusal that it helps with. */
  readonly loadRecovery: () => Promise<Recovery>;
}

export function createRecoveringSend({ send, loadRecovery }: RecoveringSendPorts): RecoveringSend {
  return async (endpoint, request, options, recovered) => {
    for (;;) {
      const { captcha } = recovered;
      const headers = captcha ? { ...options.headers, 'X-Captcha': captcha } : options.headers;
      try {
        return await send(endpoint, request, { ...options, headers });
      } catch (error) {
        const isKnown =
          error instanceof HttpError && (error.status === 400 || error.status === 451);
        if (!isKnown || !endpoint.isRecoverable) throw error;
        const recover = await loadRecovery().catch(() => {
          throw error;
        });
        await recover(error, recovered, options.signal);
      }
    }
  };
}
