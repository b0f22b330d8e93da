import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeSite } from '../../src/host/testing/fake-site';
import { createAnalyticsOperator } from '../../src/services/site/analytics/operator';
import { cookieOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { SAMPLE_CALLS } from '../harness/calls';
import { tokenFor } from '../harness/fakes/fake-operator';
import { openTab } from '../harness/tabs/tab';

/** Every call of the endpoint table that changes something. */
const CHANGES = SAMPLE_CALLS.filter(({ endpoint }) => endpoint.method !== 'GET').map((call) => ({
  ...call,
  path: call.endpoint.path.replace(/:\w+/g, '1'),
}));
const OUR_HEADER = { 'X-Requested-With': 'XMLHttpRequest' };
const SITE = 'http://localhost:3000';

/** A request that a form of another site can send. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];

it('P84 the table has changes, and all of them are tested', () => {
  expect(CHANGES.length).toBeGreaterThan(20);
});

describe('the client', () => {
  it.each(CHANGES)('P84 sends $name with the header that a form can’t send', async ({ make }) => {
    const tab = openTab();
    tab.tokens.begin('ann-1', tokenFor('ann-1', tab.test.clock.now() + 3_600_000));
    await make(tab.api).catch(() => {});
    const [sent] = tab.operator.sent;
    expect(sent?.call).not.toMatch(/^GET /);
    expect(sent?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });
});

it('P84 adds the header also to calls of analytics', async () => {
  let sent: RequestInit | undefined;
  const analytics = createAnalyticsOperator(async (_, init) => {
    sent = init;
    return new Response(null, { status: 204 });
  });
  await analytics.collect({ visitor: 'a', counters: {}, events: [] }, new AbortController().signal);
  expect(sent?.method).toBe('POST');
  expect(new Headers(sent?.headers).get('X-Requested-With')).toBe('XMLHttpRequest');
});

describe('the host', () => {
  it.each(CHANGES)('P84 passes $name on with that header alone', async ({ endpoint, path }) => {
    const handedOn: string[] = [];
    const backEnd = {
      fetch: async ({ method, url }: Request) => {
        handedOn.push(`${method} ${new URL(url).pathname}`);
        return Response.json({});
      },
    };
    const { shell } = createFakeSite({}, backEnd);
    const send = async (headers: Record<string, string>): Promise<number> =>
      (await shell.request(SITE + path, { method: endpoint.method, headers })).status;
    for (const type of FORM_TYPES) expect(await send({ 'Content-Type': type })).toBe(403);
    expect(await send({ 'X-Requested-With': 'fetch' })).toBe(403);
    expect(handedOn).toEqual([]);
    expect(await send(OUR_HEADER)).toBe(200);
    expect(handedOn).toEqual([`${endpoint.method} ${path}`]);
  });
});

describe('the embedded operator', () => {
  let operator: TestOperator;
  let player: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator();
    player = await registerPlayer(operator);
  });
  afterAll(() => operator.sandbox.close());

  const send = (method: string, path: string, headers: Record<string, string>): Promise<Response> =>
    operator.sandbox.fetch(
      new Request(SITE + path, {
        method,
        headers: { Cookie: player.cookie, 'X-Auth': `Bearer ${player.token}`, ...headers },
      }),
    );

  it.each(CHANGES)('P84 refuses $name without it', async ({ endpoint: { method }, path }) => {
    for (const type of FORM_TYPES) {
      expect((await send(method, path, { 'Content-Type': type })).status).toBe(403);
    }
  });

  it.each(CHANGES)('P84 does not accept $name by GET', async ({ path, input }) => {
    const query = new URLSearchParams(
      Object.entries(input as object).map(([key, value]) => [key, String(value)]),
    );
    const readable = SAMPLE_CALLS.some(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path,
    );
    const { status } = await send('GET', `${path}?${query.toString()}`, OUR_HEADER);
    if (!readable) expect(status).toBeGreaterThanOrEqual(400);
  });

  it('P84 keeps the player signed in, with the same money, through all of it', async () => {
    const check = await operator.get<{ userId: string }>('/web-api/user/check', {
      cookie: player.cookie,
    });
    expect(check.body.userId).toBe(player.userId);
    expect(cookieOf(check)).not.toMatch(/sid=;/);
  });
});
