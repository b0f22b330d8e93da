import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../../src/host/server/listen';
import type { ListeningServer } from '../../../src/host/server/listen';
import { staticFiles } from '../../../src/host/server/static-files';
import { visitorHeaders } from '../../../src/host/visitor/visitor-headers';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';

const MINUTE = 60_000;

let operator: TestOperator;
let site: ListeningServer;
let files: string;

// The operator behind a host and a proxy, as a public site has them, with files beside it.
beforeAll(async () => {
  operator = await startOperator();
  files = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(files, 'app.js'), 'export {};');
  const app = new Hono();
  app.use(visitorHeaders(true));
  app.all('/web-api/*', async (c) => operator.sandbox.fetch(c.req.raw));
  app.get('*', staticFiles(files));
  site = await listen(app, { port: 0 });
});

beforeEach(async () => {
  await operator.control('/reset');
});

afterAll(async () => {
  await site.close();
  await operator.sandbox.close();
  await rm(files, { recursive: true });
});

interface Guess {
  readonly login: string;
  readonly password?: string;
  /** As the proxy writes it. */
  readonly address: string;
  readonly proof?: string;
}

async function guess({ login, password = 'wrong', address, proof }: Guess) {
  const answer = await fetch(`http://127.0.0.1:${site.port}/web-api/user/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': address,
      ...(proof !== undefined && { 'X-Captcha': proof }),
    },
    body: JSON.stringify({ login, password }),
  });
  const { error } = (await answer.json()) as Partial<ErrorBody>;
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, code: error?.code, retryAfter };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** How many answers there are of each code. */
function tally(answers: readonly { readonly code: unknown }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[String(code)] = (counts[String(code)] ?? 0) + 1;
  return counts;
}

/** Solves a captcha as a person does. */
async function solve(): Promise<string> {
  const { body: shown } = await operator.get<{ id: string }>('/web-api/captcha/update');
  const { body: known } = await operator.get<{ captchas: { id: string; text: string }[] }>(
    '/sandbox/v1/captchas',
  );
  const captcha = known.captchas.find(({ id }) => id === shown.id)?.text;
  const { body } = await operator.post<{ solved: string }>('/web-api/captcha/validate', {
    id: shown.id,
    captcha,
  });
  return body.solved;
}

describe('guesses at passwords', () => {
  test('200 at once at one login: 10 are checked, the others are told when to retry', async () => {
    const answers = await Promise.all(
      times(200, () => guess({ login: 'demo', address: '203.0.113.7' })),
    );
    expect(tally(answers)).toEqual({ 'wrong-credentials': 10, 'too-many-attempts': 190 });
    const barred = answers.filter(({ status }) => status === 429);
    expect(new Set(barred.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['300']));
    // Nobody guesses on with the right one either.
    const right = { login: 'demo', password: 'grandstand', address: '203.0.113.7' };
    expect((await guess(right)).status).toBe(429);
    operator.clock.jump(operator.clock.now() + 5 * MINUTE + 1);
    expect((await guess(right)).status).toBe(200);
  });

  test('at many logins from one address: 50 are checked', async () => {
    const answers: Awaited<ReturnType<typeof guess>>[] = [];
    for (let i = 0; i < 60; i++) {
      answers.push(await guess({ login: `player-${i}`, address: '2001:db8:0:1::7' }));
    }
    expect(tally(answers)).toEqual({ 'wrong-credentials': 50, 'too-many-attempts': 10 });
    // A neighbour in the same network is the same household, one in another is not.
    const demo = { login: 'demo', password: 'grandstand' };
    expect((await guess({ ...demo, address: '2001:db8:0:1:ffff::1' })).status).toBe(429);
    expect((await guess({ ...demo, address: '2001:db8:0:2::7' })).status).toBe(200);
  });

  test('from many addresses at one login: a captcha is required, each for one guess', async () => {
    const answers = await Promise.all(
      times(200, (i) => guess({ login: 'demo', address: `203.0.113.${i}` })),
    );
    expect(tally(answers)).toEqual({ 'wrong-credentials': 20, 112: 180 });
    const proof = await solve();
    const next = { login: 'demo', address: '198.51.100.1', proof };
    expect((await guess(next)).code).toBe('wrong-credentials');
    expect((await guess(next)).code).toBe(112);
  });

  test('by a stranger do not lock the player out: not from another address, nor permanently from many', async () => {
    const { body } = await operator.post<{ login: string; password: string }>(
      '/web-api/user/register',
      { type: 'fast_reg', country_id: 3, currency_id: 4, is_of_age: true, is_terms_agreed: true },
    );
    const player = { login: body.login, password: body.password, address: '198.51.100.1' };
    for (let i = 0; i < 10; i++) await guess({ login: body.login, address: '203.0.113.7' });
    expect((await guess({ login: body.login, address: '203.0.113.7' })).status).toBe(429);
    expect((await guess(player)).status).toBe(200);
    for (let i = 0; i < 20; i++) await guess({ login: body.login, address: `192.0.2.${i}` });
    expect((await guess(player)).code).toBe(112);
    expect((await guess({ ...player, proof: await solve() })).status).toBe(200);
  });

  test('are forgotten after a right password, for that player only', async () => {
    const right = { login: 'demo', password: 'grandstand', address: '203.0.113.7' };
    for (let i = 0; i < 9; i++) await guess({ login: 'demo', address: right.address });
    expect((await guess(right)).status).toBe(200);
    for (let i = 0; i < 9; i++) await guess({ login: 'demo', address: right.address });
    expect((await guess(right)).status).toBe(200);
    // Attempts at other logins still count after the attacker's own login succeeds.
    for (let i = 0; i < 32; i++) await guess({ login: `other-${i}`, address: right.address });
    expect((await guess(right)).status).toBe(429);
  });

  test('are answered the same for an unknown login', async () => {
    const answers = await Promise.all(
      times(30, () => guess({ login: 'nobody-has-this', address: '203.0.113.7' })),
    );
    expect(tally(answers)).toEqual({ 'wrong-credentials': 10, 'too-many-attempts': 20 });
  });
});

describe('200 sign-ins at once', () => {
  test('are checked one by one, few wait, and neither other calls nor files wait for them', async () => {
    let open = 200;
    const logins = times(200, async (i) => {
      const answer = await guess({ login: `player-${i}`, address: `203.0.113.${i}` });
      open -= 1;
      return answer;
    });
    // Once one was turned away, those before it are being looked at.
    await Promise.any(
      logins.map(async (login) => {
        if ((await login).code !== 'busy') throw new Error('It was looked at.');
      }),
    );
    const file = await fetch(`http://127.0.0.1:${site.port}/app.js`);
    expect(await file.text()).toBe('export {};');
    expect(open).toBeGreaterThan(0);
    const answers = await Promise.all(logins);
    const { busy = 0, 'wrong-credentials': wrong = 0, ...others } = tally(answers);
    expect(others).toEqual({});
    expect(busy + wrong).toBe(200);
    expect(wrong).toBeGreaterThanOrEqual(33);
    expect(busy).toBeGreaterThan(0);
    for (const answer of answers.filter(({ code }) => code === 'busy')) {
      expect(answer).toMatchObject({ status: 503, retryAfter: '2' });
    }
    // A refused request is no attempt.
    const away = answers.findIndex(({ code }) => code === 'busy');
    for (let i = 0; i < 10; i++) {
      const again = await guess({ login: `player-${away}`, address: `203.0.113.${away}` });
      expect(again.code).toBe('wrong-credentials');
    }
  });

  test('and registrations share the queue', async () => {
    const body = {
      type: 'fast_reg',
      country_id: 3,
      currency_id: 4,
      is_of_age: true,
      is_terms_agreed: true,
    };
    const answers = await Promise.all(
      times(60, async () => operator.post<ErrorBody>('/web-api/user/register', body)),
    );
    const statuses = tally(answers.map(({ status }) => ({ code: status })));
    expect(Object.keys(statuses)).toEqual(['200', '503']);
    const player = await registerPlayer(operator);
    expect(player.token).not.toBe('');
  });
});
