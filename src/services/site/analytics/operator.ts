import * as v from 'valibot';

/** An event as the operator gets it: its number, its time, its facts. */
export type CollectedEvent = Readonly<Record<string, string | number>>;

/** The operator's side of analytics. */
export interface AnalyticsOperator {
  counters(
    site: { readonly domain: string; readonly projectId: number },
    signal: AbortSignal,
  ): Promise<readonly { readonly type: number; readonly code: string }[]>;
  collect(
    batch: {
      readonly visitor: string;
      /** The counters that count them, code by type. */
      readonly counters: Readonly<Record<string, string>>;
      readonly events: readonly CollectedEvent[];
    },
    signal: AbortSignal,
  ): Promise<void>;
}

const PATH = '/analytics-api/v1';
const TIMEOUT_MS = 8000;

const countersSchema = v.object({
  counters: v.array(v.object({ type: v.number(), code: v.string() })),
});

/**
 * Calls the operator without identifying the visitor: no cookie, no token, no fingerprint. The
 * client of all other calls brings them, so these are made past it.
 */
export function createAnalyticsOperator(fetch: typeof globalThis.fetch): AnalyticsOperator {
  async function call(path: string, signal: AbortSignal, body?: object): Promise<Response> {
    const answer = await fetch(PATH + path, {
      method: body ? 'POST' : 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!answer.ok) throw new Error(`Failed to call analytics: ${path} answered ${answer.status}.`);
    return answer;
  }

  return {
    async counters({ domain, projectId }, signal) {
      const query = new URLSearchParams({ domain, projectId: String(projectId) });
      const answer = await call(`/counters?${query.toString()}`, signal);
      return v.parse(countersSchema, await answer.json()).counters;
    },
    async collect(batch, signal) {
      await call('/events', signal, batch);
    },
  };
}
