import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalyticsOperator } from './operator';

interface Sent {
  readonly path: unknown;
  readonly init: RequestInit;
}

/** The operator's side, with an answer to all that is sent. */
function open(answer: () => Response) {
  const sent: Sent[] = [];
  const operator = createAnalyticsOperator(async (path, init = {}) => {
    sent.push({ path, init });
    return answer();
  });
  return { operator, sent };
}

const SITE = { domain: 'grandstand.example', projectId: 7 };
const BATCH = {
  visitor: 'visitor-1',
  counters: { 8: 's-8' },
  events: [{ id: 1, at: 5, route: 'home' }],
};
const { signal } = new AbortController();

describe('a call of analytics', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('has no credentials of its sender', async () => {
    const { operator, sent } = open(() => Response.json({ counters: [{ type: 1, code: 'a-1' }] }));
    expect(await operator.counters(SITE, signal)).toEqual([{ type: 1, code: 'a-1' }]);
    await operator.collect(BATCH, signal);
    const nobody = { credentials: 'omit', referrerPolicy: 'no-referrer' };
    const requested = { 'X-Requested-With': 'XMLHttpRequest' };
    const withoutSignal = sent.map(({ path, init }) => [path, { ...init, signal: undefined }]);
    expect(withoutSignal).toEqual([
      [
        '/analytics-api/v1/counters?domain=grandstand.example&projectId=7',
        { method: 'GET', ...nobody, headers: requested },
      ],
      [
        '/analytics-api/v1/events',
        {
          method: 'POST',
          ...nobody,
          headers: { ...requested, 'Content-Type': 'application/json' },
          body: JSON.stringify(BATCH),
        },
      ],
    ]);
  });

  it('is cancelled by its caller, and given up after 8 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { operator, sent } = open(() => new Response());
    const caller = new AbortController();
    await operator.collect(BATCH, caller.signal);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8000);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    caller.abort();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('fails when the operator refuses it', async () => {
    const { operator } = open(() => new Response('{}', { status: 503 }));
    await expect(operator.collect(BATCH, signal)).rejects.toThrow(
      'Failed to call analytics: /events answered 503.',
    );
  });

  it.each([[{}], [{ counters: [{}] }], [{ counters: [{ type: '1', code: 'a' }] }]])(
    'accepts no other shape of counters: %j',
    async (answer) => {
      const { operator } = open(() => Response.json(answer));
      await expect(operator.counters(SITE, signal)).rejects.toThrow(/Invalid/);
    },
  );
});
