import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackEnd, createRemoteBackEnd } from './back-end';
import type { BackEnd } from './back-end';
import { readSettings } from '../server/environment';

/** A site behind a proxy that ends TLS. */
const SITE = 'http://10.0.0.7:3000';

/** Milliseconds of a time that only `vi.advanceTimersByTimeAsync` moves. */
const TIMEOUT = 300;

const open: (() => void)[] = [];
let requested: { method: string; url: string; headers: Headers; body: string }[] = [];
let backEnd: BackEnd;
/** Lets the operator's stream go on. */
let next: (text: string | null) => void;
let isStreamLeft: Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  requested = [];
  const operator = new Hono();
  operator.get('/feed-api/v1/stream', () => {
    let left = (): void => {};
    isStreamLeft = new Promise((resolve) => (left = resolve));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        next = (text) => {
          if (text === null) controller.close();
          else controller.enqueue(new TextEncoder().encode(text));
        };
      },
      cancel: () => left(),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  operator.get('/web-api/silent', async () => new Promise<Response>(() => {}));
  operator.get('/web-api/stuck', () => {
    const start = (c: ReadableStreamDefaultController): void => c.enqueue(new Uint8Array(1));
    return new Response(new ReadableStream({ start }));
  });
  operator.get('/web-api/away', (c) => c.redirect('https://elsewhere.test'));
  operator.all('*', async (c) => {
    const { method, url, headers } = c.req.raw;
    requested.push({ method, url, headers, body: await c.req.text() });
    c.header('Set-Cookie', 'sid=1; HttpOnly');
    c.header('Set-Cookie', 'ua=2', { append: true });
    return c.json({ error: { code: 'no' } }, 422);
  });
  const server = createAdaptorServer({ fetch: operator.fetch });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  open.push(() => void server.close());
  backEnd = createRemoteBackEnd({
    backendOrigin: `http://localhost:${(server.address() as AddressInfo).port}`,
    origin: 'https://grandstand.example',
    timeout: TIMEOUT,
  });
});

afterEach(() => {
  vi.useRealTimers();
  for (const close of open.splice(0)) close();
});

describe('an operator’s own back end', () => {
  it('gets every call unchanged, and its answer is passed on unchanged', async () => {
    const answer = await backEnd.fetch(
      new Request(`${SITE}/web-api/coupon/place?a=1`, {
        method: 'POST',
        body: '{"refId":"1"}',
        headers: { cookie: 'sid=0', 'x-auth': 'Bearer t', 'content-type': 'application/json' },
      }),
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: { code: 'no' } });
    expect(answer.headers.getSetCookie()).toEqual(['sid=1; HttpOnly', 'ua=2']);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({ method: 'POST', body: '{"refId":"1"}' });
    expect(requested[0]?.url).toMatch(/\/web-api\/coupon\/place\?a=1$/);
    expect(Object.fromEntries(requested[0]?.headers ?? [])).toMatchObject({
      cookie: 'sid=0',
      'x-auth': 'Bearer t',
      'x-forwarded-host': 'grandstand.example',
      'x-forwarded-proto': 'https',
    });
  });

  it('streams: an event arrives before the next one is sent, and a closed stream ends there', async () => {
    const leaving = new AbortController();
    const answer = await backEnd.fetch(
      new Request(`${SITE}/feed-api/v1/stream`, { signal: leaving.signal }),
    );
    const reader = answer.body?.getReader();
    next('data: 1\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    next('data: 2\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 2\n\n');
    leaving.abort();
    await isStreamLeft;
  });

  it('is not waited for beyond its time, for an answer or the rest of one', async () => {
    const late = { name: 'TimeoutError' };
    await Promise.all([
      expect(backEnd.fetch(new Request(`${SITE}/web-api/silent`))).rejects.toMatchObject(late),
      vi.advanceTimersByTimeAsync(TIMEOUT),
    ]);
    const stuck = await backEnd.fetch(new Request(`${SITE}/web-api/stuck`));
    await Promise.all([
      expect(stuck.text()).rejects.toMatchObject(late),
      vi.advanceTimersByTimeAsync(TIMEOUT),
    ]);
  });

  it('streams beyond that time', async () => {
    const answer = await backEnd.fetch(new Request(`${SITE}/feed-api/v1/stream`));
    const reader = answer.body?.getReader();
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT);
    next('data: 1\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    next(null);
    expect((await reader?.read())?.done).toBe(true);
  });

  it('may answer with a redirect, which the browser follows, and the host does not', async () => {
    const answer = await backEnd.fetch(new Request(`${SITE}/web-api/away`));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://elsewhere.test');
  });
});

describe('the embedded operator', () => {
  it('sends a player’s session over https only, on an https site', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-'));
    const settings = readSettings({ ORIGIN: 'https://grandstand.example', DATA_DIR: dataDir }, '/');
    const embedded = await createEmbeddedBackEnd(settings);
    const answer = await embedded.fetch(
      new Request(`${SITE}/web-api/user/login`, {
        method: 'POST',
        body: JSON.stringify({ login: 'demo', password: 'grandstand' }),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      }),
    );
    await embedded.close();
    await rm(dataDir, { recursive: true });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-sid=/));
    expect(cookies.filter((cookie) => !cookie.includes('; Secure'))).toEqual([]);
  });
});
