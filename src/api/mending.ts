import type { Endpoint } from './endpoint';
import { HttpError } from './errors';
import type { Recipe } from './recipe';
import type { Exchange, Send, SendOptions } from './sender';

/** What was done already for one call: each once, so that no chain of refusals goes on for ever. */
export interface Mended {
  /** What proves that a captcha was solved. */
  captcha?: string;
  hasNewFingerprint?: boolean;
}

/** Does what helps against a refusal, so that the call may be sent again; throws it where nothing does. */
export type Mend = (
  error: HttpError,
  mended: Mended,
  signal: AbortSignal | undefined,
) => Promise<void>;

/** As `Send`; what a captcha or a new fingerprint mends is sent again. */
export type MendingSend = <In, Out>(
  endpoint: Endpoint<In, Out>,
  recipe: Recipe,
  options: SendOptions,
  mended: Mended,
) => Promise<Exchange<Out>>;

export interface MendingPorts {
  readonly send: Send;
  /** Fetches what mends: most pages never meet such a refusal. */
  readonly loadMend: () => Promise<Mend>;
}

export function createMendingSend({ send, loadMend }: MendingPorts): MendingSend {
  return async (endpoint, recipe, options, mended) => {
    for (;;) {
      const { captcha } = mended;
      const headers = captcha ? { ...options.headers, 'X-Captcha': captcha } : options.headers;
      try {
        return await send(endpoint, recipe, { ...options, headers });
      } catch (error) {
        const isKnown =
          error instanceof HttpError && (error.status === 400 || error.status === 451);
        if (!isKnown || !endpoint.isMended) throw error;
        const mend = await loadMend().catch(() => {
          throw error;
        });
        await mend(error, mended, options.signal);
      }
    }
  };
}
