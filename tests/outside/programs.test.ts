import { LANGUAGES, languageTag, PARTNERS } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';
import { createBank } from '../../src/outside/bank';
import { createGames } from '../../src/outside/games';
import { createIdentity } from '../../src/outside/identity';
import type { Program } from '../../src/outside/kit/program';

const CREATE = { games: createGames, bank: createBank, identity: createIdentity };
const SITE = 'http://localhost:3000';
const ORIGINS: Readonly<Record<Partner, string>> = {
  games: 'http://127.0.0.1:3002',
  bank: 'http://127.0.0.1:3003',
  identity: 'http://identity.localhost:3004',
};
const SECRETS = { games: 'one', bank: 'two', identity: 'three' };

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator({ partnerSecrets: SECRETS });
});
// Long enough that all are down again.
beforeEach(() => operator.clock.jump(operator.clock.now() + 120_000));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

/** A program in front of the operator, on its clock. */
function program(name: Partner, secret: string = SECRETS[name]): Program {
  return CREATE[name]({
    origin: ORIGINS[name],
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret,
    version: 'build-1',
    cardKey: new Uint8Array(32),
    files: {
      script: '/files/play.js',
      broadcast: '/files/broadcast.js',
      styles: [],
      mount: () => {},
    },
    clock: operator.clock,
    fetch: async (input, init) => operator.sandbox.fetch(new Request(input, init)),
  });
}

const at = (name: Partner, path: string): string => ORIGINS[name] + path;

async function isUp(name: Partner): Promise<boolean | undefined> {
  const { body } = await operator.get<{ partners?: Record<string, boolean> }>(
    '/bff-api/config/all.json?lang=en',
  );
  return body.partners?.[name];
}

/** When the operator last heard the hello of a program. */
async function helloOf(name: Partner): Promise<number | undefined> {
  const { body } = await operator.get<{ partners: { name: string; helloAt: number }[] }>(
    '/sandbox/v1/partners',
  );
  return body.partners.find((one) => one.name === name)?.helloAt;
}

/** Until what was due has been answered. */
async function answered(name: Partner, expected: boolean): Promise<void> {
  await expect.poll(async () => isUp(name)).toBe(expected);
}

describe.each(PARTNERS)('the program of %s', (name) => {
  it.each(LANGUAGES)('says what it is in: %s', async (language) => {
    const headers = { 'Accept-Language': `fr,${languageTag(language)};q=0.9` };
    const answer = await program(name).app.request(at(name, '/'), { headers });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${languageTag(language)}">`);
    expect(html).toContain(`<a href="${SITE}/" target="_top">`);
    expect(html).toMatch(/<h1>[^<]{4,}<\/h1>\n<p>[^<]{40,}<\/p>/);
  });

  it('sets no cookie, runs no script and is framed by nobody but the site', async () => {
    for (const path of ['/', '/health', '/missing']) {
      const answer = await program(name).app.request(at(name, path));
      expect(answer.status).toBe(path === '/missing' ? 404 : 200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'; style-src 'sha256-");
      expect(policy).toContain("base-uri 'none'; form-action 'none'");
      const framedBy = name === 'bank' ? "'none'" : SITE;
      expect(policy.endsWith(`frame-ancestors ${framedBy}`)).toBe(true);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(null);
    }
  });

  it('answers under no other host name, such as the site’s', async () => {
    const { port } = new URL(ORIGINS[name]);
    for (const origin of [`http://localhost:${port}`, 'http://evil.test']) {
      const answer = await program(name).app.request(`${origin}/`, {
        headers: { Cookie: 'sid=secret' },
      });
      expect([origin, answer.status]).toEqual([origin, 421]);
      expect(await answer.text()).not.toContain('secret');
    }
  });

  it('says hello at its start and every 30 s, by which the operator knows that it is up', async () => {
    const { app, start } = program(name);
    expect(await isUp(name)).toBe(false);
    const stop = start();
    await answered(name, true);
    await expect
      .poll(async () => (await app.request(at(name, '/health'))).json())
      .toEqual({ name, version: 'build-1', isAccepted: true });
    for (let hello = 0; hello < 4; hello += 1) {
      operator.clock.jump(operator.clock.now() + 30_000);
      // The hello is on its way: the clock stands still until it has arrived.
      await expect.poll(async () => helloOf(name)).toBe(operator.clock.now());
      await answered(name, true);
    }
    stop();
    operator.clock.jump(operator.clock.now() + 60_000);
    await answered(name, true);
    operator.clock.jump(operator.clock.now() + 30_001);
    await answered(name, false);
  });

  it('is not accepted with another’s secret', async () => {
    const other = name === 'games' ? SECRETS.bank : SECRETS.games;
    const { app, start } = program(name, other);
    const stop = start();
    operator.clock.jump(operator.clock.now() + 1);
    const health = await (await app.request(at(name, '/health'))).json();
    expect(health).toMatchObject({ isAccepted: false });
    expect(await isUp(name)).toBe(false);
    stop();
  });

  it('is down while QA says so', async () => {
    const stop = program(name).start();
    await answered(name, true);
    await operator.control('/partners', { name, isDown: true });
    await answered(name, false);
    const { body } = await operator.get<{ partners: object[] }>('/sandbox/v1/partners');
    expect(body.partners).toContainEqual({
      name,
      isUp: false,
      isSetDown: true,
      origin: ORIGINS[name],
      version: 'build-1',
      helloAt: operator.clock.now(),
    });
    await operator.control('/partners', { name, isDown: false });
    await answered(name, true);
    stop();
  });
});

describe('an operator without partners', () => {
  it('names none in its config, and takes no calls of them', async () => {
    const alone = await startOperator();
    const { body } = await alone.get<object>('/bff-api/config/all.json?lang=en');
    expect(body).not.toHaveProperty('partners');
    expect((await alone.post('/partner-api/v1/hello')).status).toBe(401);
    expect((await alone.get('/sandbox/v1/partners')).body).toEqual({ partners: [] });
    await alone.sandbox.close();
  });
});
