import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { outageLog } from '../log/bounded-log';
import { HOST_TEXTS } from '../texts';
import type { BackEnd } from './back-end';

const log = outageLog('Calls that the back end did not take', 'error');

/** The status where the visitor closed the connection; no one receives it. */
const GONE = 499;

/** Passes a call on to the back end; answers with an error of the operator's form where the back end is unreachable. */
export async function proxyCall(c: Context, backEnd: BackEnd): Promise<Response> {
  const { raw, method, path } = c.req;
  try {
    return await backEnd.fetch(raw);
  } catch (error) {
    if (raw.signal.aborted) return new Response(null, { status: GONE });
    log(() => [`The back end did not take ${method} ${path}:`, error]);
    const language = LANGUAGES.find((one) => one === c.req.header('x-language')) ?? 'en';
    // The host's own text: an unreachable operator can't send one.
    c.header('Cache-Control', 'no-store');
    return c.json(
      { error: { code: 'unreachable', message: HOST_TEXTS[language].unreachable } },
      isLate(error) ? 504 : 502,
    );
  }
}

/** Whether the back end was too slow, and not unreachable. */
function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  const { cause } = error;
  const isCoded = cause instanceof Error && 'code' in cause;
  return isCoded && /TIMEOUT|TIMEDOUT/.test(String(cause.code));
}
