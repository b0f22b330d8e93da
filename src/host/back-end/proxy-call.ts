import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { outageLog } from '../log/bounded-log';
import type { BackEnd } from './back-end';

/** The text for the visitor, since an unreachable operator can't send one. */
const TEXTS: Readonly<Record<Language, string>> = {
  ru: 'Оператор не отвечает. Попробуйте позже.',
  en: 'The operator does not answer. Please try again later.',
  az: 'Operator cavab vermir. Sonra yenidən cəhd edin.',
  kz: 'Оператор жауап бермейді. Кейінірек көріңіз.',
  ua: 'Оператор не відповідає. Спробуйте пізніше.',
};

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
    c.header('Cache-Control', 'no-store');
    return c.json(
      { error: { code: 'unreachable', message: TEXTS[language] } },
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
