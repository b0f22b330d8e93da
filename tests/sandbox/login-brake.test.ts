import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../src/host/server/listen';
import type { ListeningServer } from '../../src/host/server/listen';
import { staticFiles } from '../../src/host/server/static-files';
import { visitorHeaders } from '../../src/host/visitor/visitor-headers';
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
  /** The token of the device's fingerprint. */
  readonly device?: string;
}

async function guess({ login, password = 'wrong', address, proof, device }: Guess) {
  const answer = await fetch(`http://127.0.0.1:${site.port}/web-api/user/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': address,
      ...(proof !== undefined && { 'X-Captcha': proof }),
      ...(device !== undefined && { 'X-Fingerprint': device }),
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

/** A token for the fingerprint of a device. */
async function newDevice(visitorId: string): Promise<string> {
  const body = { visitorId, componentsData: '{}' };
  return (await operator.post<{ token: string }>('/web-api/fingerprint', body)).body.token;
}

/** Guesses with a solved captcha each. */
async function guessSolved(count: number, of: Omit<Guess, 'proof'>) {
  const answers: Awaited<ReturnType<typeof guess>>[] = [];
  for (let i = 0; i < count; i++) answers.push(await guess({ ...of, proof: await solve() }));
  return answers;
}

const RIGHT = { login: 'demo', password: 'grandstand' };

describe('guesses at passwords', () => {
  test('200 at once at one login: 3 are checked, the others need a fingerprint', async () => {
    const answers = await Promise.all(
      times(200, () => guess({ login: 'demo', address: '203.0.113.7' })),
    );
    expect(tally(answers)).toEqual({ 'wrong-credentials': 3, 110: 197 });
  });

  test('of a device: 3 are checked, 7 more with a captcha each, the others are told when to retry', async () => {
    const of = { login: 'demo', address: '203.0.113.7', device: await newDevice('a') };
    const answers = await Promise.all(times(50, () => guess(of)));
    expect(tally(answers)).toEqual({ 'wrong-credentials': 3, 112: 47 });
    const solved = await guessSolved(8, of);
    expect(tally(solved)).toEqual({ 'wrong-credentials': 7, 'too-many-attempts': 1 });
    expect(solved.at(-1)).toMatchObject({ status: 429, retryAfter: '300' });
    // Nobody guesses on with the right one either.
    expect((await guess({ ...of, ...RIGHT })).status).toBe(429);
    operator.clock.jump(operator.clock.now() + 5 * MINUTE + 1);
    expect((await guess({ ...of, ...RIGHT })).status).toBe(200);
  });

  test('of a device at many logins from many addresses are counted by its fingerprint', async () => {
    const at = async (i: number) => ({
      login: `player-${i}`,
      address: `203.0.113.${i}`,
      // Another token for the same device.
      device: await newDevice('one-machine'),
    });
    const answers: Awaited<ReturnType<typeof guess>>[] = [];
    for (let i = 0; i < 4; i++) answers.push(await guess(await at(i)));
    expect(answers.map(({ code }) => String(code))).toEqual([
      ...times(3, () => 'wrong-credentials'),
      '112',
    ]);
    for (let i = 4; i < 11; i++) answers.push(...(await guessSolved(1, await at(i))));
    const last = await guessSolved(1, await at(11));
    expect(last).toMatchObject([{ status: 429, code: 'too-many-attempts' }]);
    // Another device is free, as is this one for a right password later.
    const other = { ...RIGHT, address: '203.0.113.99', device: await newDevice('another') };
    expect((await guess(other)).status).toBe(200);
  });

  test('of many machines at many logins, once each: a fingerprint is required of all', async () => {
    // A hash of a password takes some time: few wait at once.
    for (let i = 0; i < 100; i += 10) {
      const group = times(10, (k) =>
        guess({ login: `player-${i + k}`, address: `203.0.113.${i + k}` }),
      );
      expect(tally(await Promise.all(group))).toEqual({ 'wrong-credentials': 10 });
    }
    const player = { ...RIGHT, address: '198.51.100.1' };
    expect((await guess(player)).code).toBe(110);
    expect((await guess({ ...player, device: 'forged' })).code).toBe(110);
    expect((await guess({ ...player, device: await newDevice('of a person') })).status).toBe(200);
  });

  test('at many logins from one address: 50 are checked', async () => {
    const answers: Awaited<ReturnType<typeof guess>>[] = [];
    for (let i = 0; i < 60; i++) {
      const device = await newDevice(`machine-${i}`);
      answers.push(await guess({ login: `player-${i}`, address: '2001:db8:0:1::7', device }));
    }
    expect(tally(answers)).toEqual({ 'wrong-credentials': 50, 'too-many-attempts': 10 });
    // A neighbour in the same network is the same household, one in another is not.
    expect((await guess({ ...RIGHT, address: '2001:db8:0:1:ffff::1' })).status).toBe(429);
    expect((await guess({ ...RIGHT, address: '2001:db8:0:2::7' })).status).toBe(200);
  });

  test('from many addresses and devices at one login: a captcha is required, each for one guess', async () => {
    const devices: string[] = [];
    for (let i = 0; i < 60; i++) devices.push(await newDevice(`machine-${i}`));
    const answers = await Promise.all(
      devices.map((device, i) => guess({ login: 'demo', address: `203.0.113.${i}`, device })),
    );
    expect(tally(answers)).toEqual({ 'wrong-credentials': 20, 112: 40 });
    const proof = await solve();
    const next = {
      login: 'demo',
      address: '198.51.100.1',
      proof,
      device: await newDevice('next'),
    };
    expect((await guess(next)).code).toBe('wrong-credentials');
    expect((await guess(next)).code).toBe(112);
  });

  test('by a stranger do not lock the player out', async () => {
    const stranger = { login: 'demo', address: '203.0.113.7', device: await newDevice('stranger') };
    await guess(stranger);
    await guessSolved(9, stranger);
    expect((await guess(stranger)).status).toBe(429);
    // From another address the player's browser is asked for its fingerprint, and nothing of the player.
    const player = { ...RIGHT, address: '198.51.100.1' };
    expect((await guess(player)).code).toBe(110);
    const device = await newDevice('player');
    expect((await guess({ ...player, device })).status).toBe(200);
  });

  test('are forgotten after a right password, for that player only', async () => {
    const of = { address: '203.0.113.7', device: await newDevice('a') };
    for (let i = 0; i < 2; i++) await guess({ ...of, login: 'demo' });
    expect((await guess({ ...of, ...RIGHT })).status).toBe(200);
    // Failures of the device still count, so that an account of one's own does not help to guess on.
    expect((await guess({ ...of, login: 'other' })).code).toBe('wrong-credentials');
    expect((await guess({ ...of, login: 'another' })).code).toBe(112);
  });

  test('are answered the same for an unknown login', async () => {
    const answers = await Promise.all(
      times(30, () => guess({ login: 'nobody-has-this', address: '203.0.113.7' })),
    );
    expect(tally(answers)).toEqual({ 'wrong-credentials': 3, 110: 27 });
  });
});

describe('200 sign-ins at once', () => {
  test('are checked one by one, few wait, and neither other calls nor files wait for them', async () => {
    let open = 200;
    const devices: string[] = [];
    for (let i = 0; i < 200; i++) devices.push(await newDevice(`machine-${i}`));
    const logins = devices.map(async (device, i) => {
      const answer = await guess({ login: `player-${i}`, address: `203.0.113.${i}`, device });
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
    for (let i = 0; i < 3; i++) {
      const again = await guess({
        login: `player-${away}`,
        address: `203.0.113.${away}`,
        device: devices[away] ?? '',
      });
      expect(again.code).toBe('wrong-credentials');
    }
  });

  test('and registrations share the queue', async () => {
    await operator.control('/visitor-limits', { names: ['registrations'], most: 1_000 });
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
