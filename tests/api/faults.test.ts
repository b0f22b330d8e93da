import { settle } from '@grandstand/bus-contracts/testing';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api';
import { SAMPLE_CALLS } from '../harness/calls';
import { endpoints } from '../harness/calls/endpoints';
import type { SampleCall } from '../harness/calls';
import { held, offline, refuse, tokenFor } from '../harness/fakes/fake-operator';
import { openTab } from '../harness/tabs/tab';
import type { Tab } from '../harness/tabs/tab';

const TOKEN = 'GET /web-api/user/gettoken';

/** A body that gives `first` and then never ends, or breaks. */
function stalledBody(first: string, breaks: boolean): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(first));
      if (breaks) controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const json = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** A fault of the operator, and the error that reports it. */
type Wrong = readonly [how: string, answer: () => unknown, error: object];

const wrongShape = { name: 'BadAnswerError', reason: 'wrong-shape' };

/** Another value in the place of one, of another type. */
function ofAnotherType(value: unknown): unknown {
  if (value === null) return [7];
  return typeof value === 'number' || typeof value === 'boolean' ? 'seven' : 7;
}

/** The twelve faults of the promises, each in all its ways. */
const FAULTS: Readonly<Record<string, (sample: SampleCall) => readonly Wrong[]>> = {
  refused: () => [['no connection', offline, { name: 'NetworkError', status: 0 }]],
  reset: ({ text }) => [
    ['a body that breaks off', () => stalledBody(text.slice(0, 3), true), { name: 'NetworkError' }],
    ['a body that breaks off whole', () => stalledBody(text, true), { name: 'NetworkError' }],
  ],
  slow: ({ text }) => [
    ['no answer', () => held().promise, { name: 'TimeoutError', status: 0 }],
    ['a body that never ends', () => stalledBody(text, false), { name: 'TimeoutError' }],
  ],
  aborted: ({ text }) => [
    ['given up before an answer', () => held().promise, { name: 'AbortedError', status: 499 }],
    ['given up within a body', () => stalledBody(text, false), { name: 'AbortedError' }],
  ],
  offline: () => [['no network', offline, { name: 'OfflineError', status: 0 }]],
  '4xx': () => [
    ['a refusal', () => refuse(400, 'no', 'No.'), { name: 'HttpError', code: 'no', text: 'No.' }],
    ['404', () => refuse(404, 'not-found'), { name: 'HttpError', status: 404 }],
    ['429', () => refuse(429, 7), { name: 'HttpError', status: 429, code: '7' }],
    ['451', () => refuse(451, 1), { name: 'HttpError', status: 451, code: '1' }],
    ['401, always', () => refuse(401, 'unauthorized'), { name: 'UnauthorizedError', status: 401 }],
    ['a refusal without words', () => new Response('', { status: 403 }), { status: 403, code: '' }],
  ],
  '5xx': () => [
    ['a broken operator', () => refuse(500, 1), { name: 'HttpError', status: 500, code: '1' }],
    ['one that is away', () => refuse(503, 'away'), { name: 'HttpError', status: 503 }],
    [
      'an error page of a proxy',
      () => new Response('<html>Bad gateway</html>', { status: 502 }),
      { name: 'HttpError', status: 502, code: '' },
    ],
  ],
  HTML: () => [
    ['a page', () => new Response('<!doctype html>'), { name: 'BadAnswerError', reason: 'html' }],
    [
      'a page by its type',
      () => new Response('{}', { headers: { 'content-type': 'text/html' } }),
      { name: 'BadAnswerError', reason: 'html' },
    ],
  ],
  truncated: ({ text }) => [
    ['half of the answer', () => json(text.slice(0, text.length / 2)), { name: 'BadAnswerError' }],
    ['all but its last letter', () => json(text.slice(0, -1)), { name: 'BadAnswerError' }],
    ['nothing', () => json(''), { name: 'BadAnswerError' }],
  ],
  oversized: ({ endpoint: { maxBytes } }) => [
    [
      'more than it may be',
      () => json(`"${'x'.repeat(maxBytes)}"`),
      { name: 'BadAnswerError', reason: 'too-large' },
    ],
    [
      'one that says that it is',
      () => new Response('{}', { headers: { 'content-length': String(maxBytes + 1) } }),
      { name: 'BadAnswerError', reason: 'too-large' },
    ],
  ],
  'wrong shape': ({ endpoint }) => [
    ...['7', 'null', '"text"', 'true'].map((text): Wrong => [text, () => json(text), wrongShape]),
    // Some answers have no member that must be there.
    ...(v.is(endpoint.answer, {}) ? [] : [['{}', () => json('{}'), wrongShape] as const]),
  ],
  'wrong type': ({ answer, endpoint }) =>
    endpoint.format === 'text'
      ? [['another file', () => new Response('PNG;'), wrongShape]]
      : Object.entries(answer as object).map(([key, value]): Wrong => {
          const spoilt = { ...(answer as object), [key]: ofAnotherType(value) };
          return [key, () => json(JSON.stringify(spoilt)), wrongShape];
        }),
};

let tab: Tab;
beforeEach(() => {
  tab = openTab();
  tab.tokens.begin('ann-1', tokenFor('ann-1', tab.test.clock.now() + 3_600_000));
  let mark = 0;
  tab.operator.on(TOKEN, () => {
    mark += 1;
    return { token: tokenFor('ann-1', tab.test.clock.now() + 3_600_000, `fresh-${mark}`) };
  });
});

it('P30 all endpoints of all modules are tested with all twelve faults', () => {
  const names = Object.entries(endpoints).flatMap(([name, value]) =>
    'path' in Object(value) ? [name] : [],
  );
  expect(names.length).toBeGreaterThan(30);
  expect(SAMPLE_CALLS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(FAULTS)).toHaveLength(12);
});

/** The parameters in the paths of the sample calls. */
const PLACES: Readonly<Record<string, string>> = {
  ':refId': 'r-1',
  ':code': 'ABCD2345',
  ':id': 'b-1',
  ':passkeyId': '7',
  ':paymentId': 'p-1',
  ':withdrawalId': 'w-1',
  ':requestId': 'r-1',
  ':number': '8',
  ':sessionId': 's-1',
  ':game': '9018',
  ':landing': 'wheel',
  ':champ': '101',
  ':team': 'football-arsenal',
  ':rival': 'football-chelsea',
  ':kind': 'rules',
  ':slug': 'betting.limits',
  ':name': 'safe',
};

describe.each(SAMPLE_CALLS)('$name', (sample) => {
  const { endpoint, make } = sample;
  const call = `${endpoint.method} ${endpoint.path}`;
  const sends = (): number =>
    tab.operator.sent.filter(({ url }) =>
      new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
    ).length;
  const answerWith = (answerer: () => unknown): void => {
    const filled = endpoint.path.replace(/:\w+/g, (name) =>
      name === ':id' && call.includes('games') ? '7001' : (PLACES[name] ?? ''),
    );
    tab.operator.on(`${endpoint.method} ${filled}`, answerer);
  };

  it('P30 succeeds with an answer that fits, in one send', async () => {
    answerWith(() => json(sample.text));
    await make(tab.api);
    expect(sends()).toBe(1);
    expect(tab.test.clock.pending).toBe(0);
  });

  it.each(Object.keys(FAULTS))('P30 ends in time with a typed error: %s', async (fault) => {
    const ways = FAULTS[fault]?.(sample) ?? [];
    for (const [how, answerer, error] of ways) {
      const before = sends();
      answerWith(answerer);
      tab.page.online$.next(fault !== 'offline');
      const caller = new AbortController();
      let failure: unknown;
      make(tab.api, { signal: caller.signal }).catch((reason: unknown) => (failure = reason));
      if (fault === 'aborted') {
        await settle();
        caller.abort();
      }
      const attempts = endpoint.retries + 1;
      await tab.test.clock.advance(2 * (attempts * endpoint.timeoutMs + 5000));

      expect([how, failure]).toEqual([how, expect.any(ApiError)]);
      expect({ how, failure }).toMatchObject({ how, failure: { ...error, call } });
      expect((failure as ApiError).isSilent).toBe(fault === 'aborted');
      expect(sends() - before).toBeLessThanOrEqual(fault === 'aborted' ? 1 : 2 * attempts);
      expect(tab.test.clock.pending).toBe(0);
    }
  });

  it('API-05 is 499 and silent when cancelled; "Failed to fetch" is a network error', async () => {
    const published = tab.test.messages.length;
    const caller = new AbortController();
    const failures: unknown[] = [];
    const call = (answerer: () => unknown): void => {
      answerWith(answerer);
      make(tab.api, { signal: caller.signal }).catch((error: unknown) => failures.push(error));
    };
    call(offline);
    await tab.test.clock.advance((endpoint.retries + 1) * (endpoint.timeoutMs + 5000));
    call(() => held().promise);
    await settle();
    caller.abort();
    await settle();
    expect(failures).toMatchObject([
      { name: 'NetworkError', cause: { message: expect.stringContaining('Failed to fetch') } },
      { name: 'AbortedError', status: 499 },
    ]);
    expect(tab.test.messages).toHaveLength(published);
    expect(tab.logged).toEqual([]);
  });

  it('P30 ends at once when the caller gives up, and is not sent again', async () => {
    answerWith(() => held().promise);
    const caller = new AbortController();
    let failure: unknown;
    make(tab.api, { signal: caller.signal }).catch((reason: unknown) => (failure = reason));
    await settle();
    caller.abort();
    await settle();
    expect(failure).toMatchObject({ name: 'AbortedError', status: 499, isSilent: true });
    await tab.test.clock.advance(120_000);
    expect(sends()).toBe(1);
    expect(tab.test.clock.pending).toBe(0);
  });

  it('P30 ends at once when the caller gives up between two tries', async () => {
    answerWith(offline);
    const caller = new AbortController();
    let failure: unknown;
    make(tab.api, { signal: caller.signal }).catch((reason: unknown) => (failure = reason));
    await settle();
    caller.abort();
    await settle();
    expect(failure).toMatchObject(endpoint.retries > 0 ? { status: 499 } : { status: 0 });
    await tab.test.clock.advance(120_000);
    expect(sends()).toBe(1);
  });
});

it('P31 distinguishes abort, timeout and offline, and only the abort is silent', async () => {
  const check = SAMPLE_CALLS.find(({ name }) => name === 'userCheck')!;
  const caller = new AbortController();
  const outcomes: ApiError[] = [];
  const run = (answerer: () => unknown, signal?: AbortSignal): void => {
    tab.operator.on('GET /web-api/user/check', answerer);
    check.make(tab.api, { signal }).catch((error: ApiError) => outcomes.push(error));
  };
  run(() => held().promise, caller.signal);
  await settle();
  caller.abort();
  await settle();
  run(() => held().promise);
  await tab.test.clock.advance(10_000);
  run(offline);
  await settle();
  tab.page.online$.next(false);
  run(offline);
  await settle();
  expect(outcomes.map(({ name, status, isSilent }) => [name, status, isSilent])).toEqual([
    ['AbortedError', 499, true],
    ['TimeoutError', 0, false],
    ['NetworkError', 0, false],
    ['OfflineError', 0, false],
  ]);
  expect(outcomes[2]?.cause).toMatchObject({ message: expect.stringContaining('Failed to fetch') });
});
