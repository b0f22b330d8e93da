import { settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoints from '../../src/api/endpoints';
import { ApiError } from '../../src/api';
import { SAMPLE_CALLS } from '../support/calls';
import { held, offline, refuse, tokenFor } from '../support/fake-operator';
import { openTab } from '../support/tab';
import type { Tab } from '../support/tab';

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

/** What may go wrong, and the error that tells it. */
const FAULTS: readonly [fault: string, answer: () => unknown, error: object][] = [
  ['no answer', () => held().promise, { name: 'TimeoutError', status: 0 }],
  ['no connection', offline, { name: 'NetworkError', status: 0 }],
  ['a body that breaks off', () => stalledBody('{"a":', true), { name: 'NetworkError' }],
  ['a body that never ends', () => stalledBody('{"a":', false), { name: 'TimeoutError' }],
  ['a refusal', () => refuse(400, 'no', 'No.'), { name: 'HttpError', code: 'no', text: 'No.' }],
  ['a broken operator', () => refuse(500, 1), { name: 'HttpError', status: 500, code: '1' }],
  ['an operator that is away', () => refuse(503, 'away'), { name: 'HttpError', status: 503 }],
  [
    'an error page of a proxy',
    () => new Response('<html>Bad gateway</html>', { status: 502 }),
    { name: 'HttpError', status: 502, code: '' },
  ],
  ['401, always', () => refuse(401, 'unauthorized'), { name: 'UnauthorizedError', status: 401 }],
  ['HTML', () => new Response('<!doctype html>'), { name: 'BadAnswerError', reason: 'html' }],
  [
    'a truncated answer',
    () => json('{"userId":"a'),
    { name: 'BadAnswerError', reason: 'not-json' },
  ],
  ['an empty answer', () => json(''), { name: 'BadAnswerError', reason: 'not-json' }],
  ['another shape', () => json('7'), { name: 'BadAnswerError', reason: 'wrong-shape' }],
  [
    'an endless answer',
    () => json(`"${'x'.repeat(5 * 1024 * 1024)}"`),
    { name: 'BadAnswerError', reason: 'too-large' },
  ],
  [
    'an answer that says it is endless',
    () => new Response('{}', { headers: { 'content-length': '99999999' } }),
    { name: 'BadAnswerError', reason: 'too-large' },
  ],
];

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

it('P30 knows every endpoint there is', () => {
  expect(SAMPLE_CALLS.map(({ name }) => name).toSorted()).toEqual(
    Object.entries(endpoints)
      .filter(([, value]) => 'path' in Object(value))
      .map(([name]) => name)
      .toSorted(),
  );
});

/** What stands in the paths of the sample calls. */
const PLACES: Readonly<Record<string, string>> = {
  ':refId': 'r-1',
  ':code': 'ABCD2345',
  ':id': 'b-1',
};

describe.each(SAMPLE_CALLS)('$name', ({ endpoint, make, answer }) => {
  const call = `${endpoint.method} ${endpoint.path}`;
  const sends = (): number =>
    tab.operator.sent.filter(({ url }) =>
      new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
    ).length;
  const answerWith = (answerer: () => unknown): void => {
    const path = endpoint.path.replace(/:\w+/g, (name) =>
      name === ':id' && call.includes('games') ? '7001' : (PLACES[name] ?? ''),
    );
    tab.operator.on(`${endpoint.method} ${path}`, answerer);
  };

  it('P30 succeeds with an answer that fits, in one send', async () => {
    answerWith(() => answer);
    await make(tab.api);
    expect(sends()).toBe(1);
    expect(tab.test.clock.pending).toBe(0);
  });

  it.each(FAULTS)('P30 ends in time with a typed error after %s', async (_, answerer, error) => {
    answerWith(answerer);
    let failure: unknown;
    make(tab.api).catch((reason: unknown) => (failure = reason));
    const attempts = endpoint.retries + 1;
    await tab.test.clock.advance(2 * (attempts * endpoint.timeoutMs + 5000));

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ ...error, call });
    expect(sends()).toBeLessThanOrEqual(2 * attempts);
    expect(tab.test.clock.pending).toBe(0);
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

it('P31 tells abort, timeout and offline apart, and only the abort is silent', async () => {
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
  expect(outcomes.map(({ name, status, isSilent }) => [name, status, isSilent])).toEqual([
    ['AbortedError', 499, true],
    ['TimeoutError', 0, false],
    ['NetworkError', 0, false],
  ]);
  expect(outcomes[2]?.cause).toMatchObject({ message: expect.stringContaining('Failed to fetch') });
});
