import { describe, expect, it } from 'vitest';
import type { HostConfig } from '../operator/load-operator-data';
import { createFakeSite } from '../testing/fake-site';

const AREAS = ['sports', 'footer', 'technical-pages'];

async function headersOf(env: NodeJS.ProcessEnv, config: Partial<HostConfig> = {}) {
  const site = createFakeSite({}, {}, config, 10_000, AREAS, env);
  const { headers } = await site.shell.request('http://localhost:3000/en/live');
  const [policy = ''] = (headers.get('Content-Security-Policy') ?? '').split(', ');
  const directive = (name: string): string =>
    policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
  return { directive, permissions: headers.get('Permissions-Policy') ?? '' };
}

describe('the content policy of a page', () => {
  it('lets the games and the identity provider be framed, and never the bank', async () => {
    const { directive, permissions } = await headersOf({});
    expect(directive('frame-src')).toBe(
      'frame-src http://127.0.0.1:3002 http://identity.localhost:3004',
    );
    expect(directive('connect-src')).toBe(
      "connect-src 'self' http://localhost:3001 http://identity.localhost:3004",
    );
    expect(directive('form-action')).toBe("form-action 'self'");
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(permissions).toBe(
      [
        'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'fullscreen=(self "http://127.0.0.1:3002"), autoplay=("http://127.0.0.1:3002")',
        'publickey-credentials-get=(self), publickey-credentials-create=(self)',
        'identity-credentials-get=(self)',
      ].join(', '),
    );
  });

  it('has no frames with an operator’s own back end', async () => {
    const { directive, permissions } = await headersOf({ BACKEND_ORIGIN: 'https://api.test' });
    expect(directive('frame-src')).toBe("frame-src 'none'");
    expect(directive('connect-src')).toBe("connect-src 'self' http://localhost:3001");
    expect(permissions).toContain('fullscreen=(self), autoplay=()');
    expect(permissions).toContain('identity-credentials-get=()');
  });

  it('lets the page ask the provider that such an operator names for accounts', async () => {
    const identity = 'https://id.test';
    const env = { BACKEND_ORIGIN: 'https://api.test', IDENTITY_ORIGIN: identity };
    const { directive, permissions } = await headersOf(env);
    expect(directive('connect-src')).toBe(`connect-src 'self' http://localhost:3001 ${identity}`);
    expect(permissions).toContain('identity-credentials-get=(self)');
  });

  it('has those that such an operator names, by environment or config', async () => {
    const env = { BACKEND_ORIGIN: 'https://api.test', GAMES_ORIGIN: 'https://games.test' };
    const frameOrigins = ['https://live.test', "https://evil.test; script-src 'unsafe-inline'"];
    const { directive, permissions } = await headersOf(env, { frameOrigins });
    expect(directive('frame-src')).toBe('frame-src https://games.test https://live.test');
    expect(permissions).toContain('fullscreen=(self "https://games.test")');
  });
});

describe('the host names that partners have', () => {
  const get = async (path: string, host: string, init: RequestInit = {}) => {
    const reached: string[] = [];
    const backEnd = {
      fetch: async ({ url }: Request) => {
        reached.push(url);
        return new Response('{}', { headers: { 'Set-Cookie': 'sid=secret' } });
      },
      controlKey: 'key',
      partnerSecrets: {},
    };
    const { shell } = createFakeSite({}, backEnd, {}, 10_000, AREAS, { TRUST_PROXY: '' });
    const answer = await shell.request(`http://${host}${path}`, init);
    return { answer, reached };
  };

  it.each(['/en/live', '/web-api/session', '/', '//evil.test/'])(
    'lead to the site’s own, and get no cookie: %s',
    async (path) => {
      const { answer, reached } = await get(path, '127.0.0.1:3000');
      expect(answer.status).toBe(302);
      expect(answer.headers.get('Location')).toBe(`http://localhost:3000${path}`);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(reached).toEqual([]);
    },
  );

  it('take no sign-in', async () => {
    const init = { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' } };
    const { answer, reached } = await get('/web-api/user/login', '127.0.0.1:3000', init);
    expect(answer.status).toBe(421);
    expect(reached).toEqual([]);
  });

  it('are the machine’s own for calls of partners', async () => {
    for (const path of ['/partner-api/v1/hello', '/wallet-api/v1/bet']) {
      const { answer } = await get(path, '127.0.0.1:3000', { method: 'POST' });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it('are the site’s with an operator’s own back end, where there are no partners', async () => {
    const env = { BACKEND_ORIGIN: 'https://api.test' };
    const { shell } = createFakeSite({}, {}, {}, 10_000, AREAS, env);
    expect((await shell.request('http://127.0.0.1:3000/en/live')).status).toBe(200);
    for (const path of ['partner-api/v1/hello', 'wallet-api/v1/bet']) {
      const call = await shell.request(`http://localhost:3000/${path}`, { method: 'POST' });
      expect([path, call.status]).toEqual([path, 404]);
    }
  });
});
