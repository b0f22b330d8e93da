import { afterEach, describe, expect, it } from 'vitest';
import { createRemoteBackEnd } from '../back-end/back-end';
import type { BackEnd } from '../back-end/back-end';
import { listen } from '../server/listen';
import type { ListeningServer } from '../server/listen';
import { createFakeSite } from '../testing/fake-site';
import { rawRequest } from '../testing/raw-request';

const KEY = 'the-key-of-this-run';
const CALL = '/sandbox/v1/players/demo/deposit';
/** Where the codes and links that players are sent can be read. */
const OUTBOX = ['/sandbox/outbox', '/sandbox/outbox?to=a@a.test', '/sandbox/v1/outbox'];
/** A page that a browser opens by its address bar. */
const TYPED = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' };
/** Of a site that is offered to its own machine alone. */
const LOCAL = { TRUST_PROXY: '' };

const running: ListeningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async (one) => one.close()));
});

/** A listening site, with the requests that reach its operator. */
async function openSite(env: NodeJS.ProcessEnv, backEnd: Partial<BackEnd> = {}) {
  const reached: string[] = [];
  const { shell, areas } = createFakeSite(
    {},
    {
      fetch: async ({ url }) => {
        reached.push(new URL(url).pathname);
        return Response.json({});
      },
      controlKey: KEY,
      ...backEnd,
    },
    {},
    10_000,
    ['sports', 'footer', 'technical-pages'],
    env,
  );
  const [site, other] = [await listen(shell, { port: 0 }), await listen(areas, { port: 0 })];
  running.push(site, other);
  const request = async (headers: Readonly<Record<string, string>>, path = CALL) => {
    const json = { 'Content-Type': 'application/json' };
    const { status } = await rawRequest({
      port: site.port,
      path,
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{}',
    });
    return status;
  };
  const read = async (path: string, headers: Readonly<Record<string, string>>) =>
    (await rawRequest({ port: site.port, path, headers })).status;
  return { load: request, read, reached, port: site.port, areasPort: other.port };
}

describe('the control API', () => {
  it('is open to this machine, by each of its names, and to the site’s own pages', async () => {
    const { load, port, reached } = await openSite(LOCAL);
    expect(await load({})).toBe(200);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect([host, await load({ Host: host })]).toEqual([host, 200]);
      const page = { Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' };
      expect([host, await load(page)]).toEqual([host, 200]);
    }
    expect(reached).toHaveLength(7);
  });

  it.each([
    ['from a page of another site', { Origin: 'https://evil.test' }],
    ['from a page of another port', { Origin: 'http://localhost:5173' }],
    ['from a page without an origin', { Origin: 'null' }],
    ['from another site without an Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from another port without an Origin', { 'Sec-Fetch-Site': 'same-site' }],
    ['through a proxy', { 'X-Forwarded-For': '203.0.113.7' }],
    ['through a proxy that says so by the standard', { Forwarded: 'for=203.0.113.7' }],
    ['through a proxy that names itself', { Via: '1.1 proxy' }],
  ])('needs the key %s', async (_name, headers) => {
    const { load, reached } = await openSite(LOCAL);
    expect(await load({ Host: 'localhost', ...headers })).toBe(403);
    expect(await load({ Host: 'localhost', ...headers, 'X-Control-Key': 'another' })).toBe(403);
    expect(await load({ Host: 'localhost', ...headers, 'X-Control-Key': '' })).toBe(403);
    expect(reached).toEqual([]);
    expect(await load({ Host: 'localhost', ...headers, 'X-Control-Key': KEY })).toBe(200);
    expect(reached).toEqual([CALL]);
  });

  it.each([
    ['a link of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a link of another port', { 'Sec-Fetch-Site': 'same-site' }],
    ['a script of another site', { Origin: 'https://evil.test' }],
    ['a proxy', { ...TYPED, 'X-Forwarded-For': '203.0.113.7' }],
  ])('keeps the messages to players from %s', async (_name, headers) => {
    const { read, reached } = await openSite(LOCAL);
    for (const path of OUTBOX) {
      expect([path, await read(path, { Host: 'localhost', ...headers })]).toEqual([path, 403]);
      const guessed = { Host: 'localhost', ...headers, 'X-Control-Key': 'guessed' };
      expect([path, await read(path, guessed)]).toEqual([path, 403]);
    }
    expect(reached).toEqual([]);
    const [page = ''] = OUTBOX;
    expect(await read(page, { Host: 'localhost', ...headers, 'X-Control-Key': KEY })).toBe(200);
  });

  it('shows the messages to players on this machine, and nowhere else', async () => {
    const local = await openSite(LOCAL);
    for (const path of OUTBOX) {
      expect([path, await local.read(path, { Host: 'localhost', ...TYPED })]).toEqual([path, 200]);
      expect([path, await local.read(path, { Host: 'evil.test', ...TYPED })]).toEqual([path, 421]);
    }
    const open = await openSite({ TRUST_PROXY: '', ORIGIN: 'https://demo.example' });
    const off = await openSite(LOCAL, { controlKey: undefined });
    for (const path of OUTBOX) {
      expect([path, await open.read(path, { Host: 'localhost', ...TYPED })]).toEqual([path, 403]);
      expect([path, await off.read(path, { Host: 'localhost', ...TYPED })]).toEqual([path, 404]);
    }
    expect([...open.reached, ...off.reached]).toEqual([]);
  });

  it.each([
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['ORIGIN', { TRUST_PROXY: '', ORIGIN: 'https://demo.example' }],
  ])('needs the key from everybody if %s makes the site public', async (_name, env) => {
    const { load, reached } = await openSite(env);
    expect(await load({ Host: 'localhost' })).toBe(403);
    expect(reached).toEqual([]);
    expect(await load({ Host: 'localhost', 'X-Control-Key': KEY })).toBe(200);
  });

  it('is missing when it is turned off', async () => {
    const { load, reached } = await openSite(LOCAL, { controlKey: undefined });
    expect(await load({})).toBe(404);
    expect(await load({ 'X-Control-Key': KEY })).toBe(404);
    expect(reached).toEqual([]);
  });

  it('is missing with an operator’s own back end, and its calls are not passed on', async () => {
    const handedOn: string[] = [];
    const operator = createFakeSite(
      {},
      {
        fetch: async ({ url }) => {
          handedOn.push(url);
          return Response.json({});
        },
        controlKey: KEY,
      },
      {},
      10_000,
      [],
      LOCAL,
    );
    const theirs = await listen(operator.shell, { port: 0 });
    running.push(theirs);
    const backEnd = createRemoteBackEnd({
      backendOrigin: `http://localhost:${theirs.port}`,
      origin: 'http://localhost:3000',
      timeout: 10_000,
    });
    const { load } = await openSite(LOCAL, backEnd);
    for (const path of [CALL, '/sandbox/v1/state', '/sandbox/', '/sandbox']) {
      expect([path, await load({}, path)]).toEqual([path, 404]);
    }
    expect(handedOn).toEqual([]);
  });
});

describe('a request by another host name', () => {
  const REBOUND = ['evil.test', 'evil.test:3000', 'localhost.evil.test', 'localhost.', '192.0.2.1'];

  it.each(REBOUND)('is refused on both origins: %s', async (host) => {
    const { load, reached, port, areasPort } = await openSite(LOCAL);
    expect(await load({ Host: host })).toBe(421);
    expect(await load({ Host: host, 'X-Control-Key': KEY })).toBe(421);
    const headers = { Host: host };
    for (const path of ['/en/live', '/web-api/session', '/version.json', '/robots.txt']) {
      expect((await rawRequest({ port, path, headers })).status).toBe(421);
    }
    const view = '/sports/en/live';
    expect((await rawRequest({ port: areasPort, path: view, headers })).status).toBe(421);
    expect(reached).toEqual([]);
  });

  it('is refused if the target of the request names that host', async () => {
    const { reached, port } = await openSite(LOCAL);
    const path = 'http://evil.test/web-api/session';
    expect((await rawRequest({ port, path, headers: { Host: 'localhost' } })).status).toBe(421);
    expect(reached).toEqual([]);
  });

  it.each(['xn--', 'a b', 'localhost:x', '%', 'localhost/', 'a@localhost', '[::1'])(
    'is answered with 400 if the name is malformed: "%s"',
    async (host) => {
      const { reached, port, areasPort } = await openSite(LOCAL);
      const headers = { Host: host };
      for (const path of ['/en/live', '/web-api/session', '/sandbox/v1/state', '/version.json']) {
        expect([path, (await rawRequest({ port, path, headers })).status]).toEqual([path, 400]);
      }
      const view = { port: areasPort, path: '/sports/en/live', headers };
      expect((await rawRequest(view)).status).toBe(400);
      expect(reached).toEqual([]);
    },
  );

  it('is answered if the operator names it', async () => {
    const env = {
      ORIGIN: 'https://demo.example',
      AREAS_ORIGIN: 'https://areas.example:8443',
      ALLOWED_HOSTS: 'www.demo.example, 192.0.2.1',
      HOST: '198.51.100.7',
    };
    const { port } = await openSite(env);
    const names = ['demo.example', 'areas.example', 'www.demo.example:80', '192.0.2.1'];
    for (const host of [...names, '198.51.100.7:3000']) {
      const { status } = await rawRequest({
        port,
        path: '/version.json',
        headers: { Host: host },
      });
      expect([host, status]).toEqual([host, 200]);
    }
  });
});
