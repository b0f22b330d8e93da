import { settle } from '@grandstand/bus-contracts/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../src/api';
import { defineGet, definePost } from '../../src/api/endpoint';
import { held, offline, refuse, tokenFor } from '../harness/fakes/fake-operator';
import { NO_RECOVERY } from '../harness/fakes/no-recovery';
import { openTab, ORIGIN } from '../harness/tabs/tab';
import type { Tab } from '../harness/tabs/tab';

const CALL = 'GET /web-api/news';
const anything = v.object({});
const textAnswer = v.object({ text: v.string() });
const news = defineGet({
  path: '/web-api/news',
  request: anything,
  answer: textAnswer,
  maxBytes: 100,
});

/** When each send left, as milliseconds since the first. */
function sendTimes(tab: Tab, answerer: () => unknown): number[] {
  const times: number[] = [];
  const start = tab.test.clock.now();
  tab.operator.on(CALL, () => {
    times.push(tab.test.clock.now() - start);
    return answerer();
  });
  return times;
}

async function failureOf(tab: Tab, call: Promise<unknown>): Promise<unknown> {
  const failure = call.catch((error: unknown) => error);
  await tab.test.clock.advance(60_000);
  return failure;
}

describe('a call that only reads', () => {
  it('is sent again after 300 and 900 ms without an answer', async () => {
    const tab = openTab();
    const times = sendTimes(tab, offline);
    expect(await failureOf(tab, tab.api.call(news, {}))).toMatchObject({ name: 'NetworkError' });
    expect(times).toEqual([0, 300, 1200]);
  });

  it('is sent again after its own time if it has one', async () => {
    const tab = openTab();
    const times = sendTimes(tab, offline);
    await failureOf(tab, tab.api.call({ ...news, retries: 3, retryMs: 1500 }, {}));
    expect(times).toEqual([0, 1500, 3000, 4500]);
  });

  it.each([
    [500, 1],
    [501, 1],
    [502, 3],
    [503, 3],
    [504, 3],
    [505, 1],
    [429, 1],
  ])('that is refused with %i is sent %i times', async (status, count) => {
    const tab = openTab();
    const times = sendTimes(tab, () => refuse(status, 'no'));
    expect(await failureOf(tab, tab.api.call(news, {}))).toMatchObject({ status });
    expect(times).toHaveLength(count);
  });

  it('is sent once when its answer can’t be read', async () => {
    const tab = openTab();
    const times = sendTimes(tab, () => ({ text: 7 }));
    expect(await failureOf(tab, tab.api.call(news, {}))).toMatchObject({ name: 'BadAnswerError' });
    expect(times).toEqual([0]);
  });

  it('is not sent for a caller that has already given up', async () => {
    const tab = openTab();
    const signal = AbortSignal.abort();
    const failure = await tab.api.call(news, {}, { signal }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AbortedError', call: CALL });
    expect(tab.operator.sent).toEqual([]);
    expect(tab.test.clock.pending).toBe(0);
  });
});

describe('the headers of a call', () => {
  it('API-01 name the kinds of answer and body', async () => {
    const tab = openTab();
    const notify = definePost({ path: '/web-api/news', request: anything, answer: anything });
    await tab.api.call(notify, {}).catch(() => {});
    tab.operator.on(CALL, () => ({ text: '' }));
    await tab.api.call(news, {});
    const [reported, requested] = tab.operator.sent.map(({ headers }) => headers);
    expect([reported?.get('Accept'), requested?.get('Accept')]).toEqual([
      'application/json',
      'application/json',
    ]);
    expect([reported?.get('Content-Type'), requested?.get('Content-Type')]).toEqual([
      'application/json',
      null,
    ]);
  });

  it('API-01 can be extended by a call, and not changed', async () => {
    const tab = openTab();
    tab.operator.on(CALL, () => ({ text: '' }));
    const headers = { 'X-App-Name': 'another', 'Cache-Control': 'no-cache' };
    await tab.api.call(news, {}, { headers });
    const sent = tab.operator.sent[0]?.headers;
    expect(sent?.get('X-App-Name')).toBe('grandstand');
    expect(sent?.get('Cache-Control')).toBe('no-cache');
  });

  it('P14 have the token in Authorization only if the endpoint reads it there, and there is one', async () => {
    const tab = openTab();
    tab.operator.on(CALL, () => ({ text: '' }));
    const strict = { ...news, sendsAuthorization: true };
    await tab.api.call(strict, {});
    const token = tokenFor('ann-1', tab.test.clock.now() + 60_000);
    tab.tokens.begin('ann-1', token);
    await tab.api.call(strict, {});
    await tab.api.call(news, {});
    expect(tab.operator.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      `Bearer ${token}`,
      null,
    ]);
  });
});

describe('a call without a player', () => {
  it('is refused with 401 as with any other status: nothing is renewed', async () => {
    const tab = openTab();
    tab.tokens.begin('ann-1', tokenFor('ann-1', tab.test.clock.now() + 60_000));
    tab.operator.on(CALL, () => refuse(401, 'wrong-credentials'));
    const failure = tab.api.call({ ...news, token: 'sent' }, {});
    await expect(failure).rejects.toMatchObject({ status: 401, code: 'wrong-credentials' });
    expect(tab.operator.sent.map(({ call }) => call)).toEqual([CALL]);
  });

  it('P14 to another site has no token, keeps its own headers, and ends with its caller', async () => {
    const tab = openTab();
    tab.tokens.begin('ann-1', tokenFor('ann-1', tab.test.clock.now() + 60_000));
    tab.operator.on(CALL, () => held().promise);
    const elsewhere = { ...news, path: 'https://news.example/web-api/news' };
    const caller = new AbortController();
    const options = { signal: caller.signal, headers: { 'X-Own': 'yes' } };
    const failure = tab.api.call(elsewhere, {}, options).catch((error: unknown) => error);
    await settle();
    caller.abort();
    expect(await failure).toMatchObject({ name: 'AbortedError' });
    const [sent] = tab.operator.sent;
    expect([sent?.url.host, sent?.headers.get('X-Auth'), sent?.headers.get('X-Own')]).toEqual([
      'news.example',
      null,
      'yes',
    ]);
  });
});

describe('the answer of a call', () => {
  /** The answer as parts that come one after another. */
  const inParts = (parts: readonly Uint8Array[], headers: Record<string, string> = {}): Response =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
      { headers: { 'Content-Type': 'application/json', ...headers } },
    );
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  const sized = (bytes: number): Uint8Array =>
    bytesOf(JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) }));

  it('is put together correctly, at whatever byte it was split', async () => {
    const tab = openTab();
    const bytes = bytesOf('{"text":"Қазақстан"}');
    for (let cut = 1; cut < bytes.length; cut += 1) {
      tab.operator.on(CALL, () => inParts([bytes.slice(0, cut), bytes.slice(cut)]));
      await expect(tab.api.call(news, {})).resolves.toEqual({ text: 'Қазақстан' });
    }
  });

  it('is accepted up to its size, by received and by announced bytes', async () => {
    const tab = openTab();
    tab.operator.on(CALL, () => inParts([sized(100)], { 'Content-Length': '100' }));
    await expect(tab.api.call(news, {})).resolves.toEqual({ text: 'x'.repeat(89) });
    const tooLarge = {
      reason: 'too-large',
      message: `Failed to call ${CALL}: the answer was too-large (more than 100 bytes).`,
    };
    tab.operator.on(CALL, () => inParts([sized(101)]));
    await expect(tab.api.call(news, {})).rejects.toMatchObject(tooLarge);
    tab.operator.on(CALL, () => inParts([sized(60)], { 'Content-Length': '101' }));
    await expect(tab.api.call(news, {})).rejects.toMatchObject(tooLarge);
  });

  it('may have no body', async () => {
    const tab = openTab();
    tab.operator.on(CALL, () => new Response(null, { status: 204 }));
    const silent = { ...news, format: 'text' as const, answer: v.string() };
    await expect(tab.api.call(silent, {})).resolves.toBe('');
  });

  it('is not waited for after its time, and leaves nothing behind', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(CALL, () => late.promise);
    const caller = new AbortController();
    const once = { ...news, retries: 0, timeoutMs: 1000 };
    const failure = tab.api.call(once, {}, { signal: caller.signal }).catch((e: unknown) => e);
    await tab.test.clock.advance(999);
    expect(tab.test.clock.pending).toBe(1);
    await tab.test.clock.advance(1);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
    expect(tab.test.clock.pending).toBe(0);
  });
});

it('brings cookies to the site alone, and its transport is told the end', async () => {
  const tab = openTab();
  const inits: RequestInit[] = [];
  const { client } = createApi({
    fetch: (_, init = {}) => {
      inits.push(init);
      return new Promise(() => {});
    },
    clock: tab.test.clock,
    cookies: tab.cookies,
    origin: ORIGIN,
    tokenOrigins: [ORIGIN],
    language: () => 'en',
    ...NO_RECOVERY,
    warn: () => {},
  });
  const caller = new AbortController();
  const failure = client.call(news, {}, { signal: caller.signal }).catch((e: unknown) => e);
  await settle();
  expect(inits[0]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  expect(inits[0]?.signal?.aborted).toBe(false);
  caller.abort();
  expect(await failure).toMatchObject({ status: 499 });
  expect(inits[0]?.signal?.aborted).toBe(true);
});
