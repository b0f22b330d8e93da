import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteConfig } from '@grandstand/bus-contracts';
import { createFakeSite, usualAnswer } from '../testing/fake-site';

const SITE = 'http://localhost:3000';

afterEach(() => vi.restoreAllMocks());

/** The operator's answers about a visitor's access; a function receives the request's body. */
interface Gate {
  readonly redirect?: (body: { url: string }) => unknown;
  readonly block?: (body: { auth: boolean; url: string }, headers: Headers) => unknown;
  readonly state?: () => unknown;
}

function siteWith(gate: Gate, config: Partial<SiteConfig> = {}) {
  return createFakeSite(
    {},
    {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        const requests = pathname.endsWith('/redirect-light')
          ? gate.redirect?.((await request.json()) as { url: string })
          : pathname.endsWith('/block')
            ? gate.block?.(
                (await request.json()) as { auth: boolean; url: string },
                request.headers,
              )
            : pathname.endsWith('/config/state')
              ? gate.state?.()
              : undefined;
        const answer = await requests;
        return answer instanceof Response
          ? answer
          : Response.json(answer ?? usualAnswer(request.url, config));
      },
    },
    config,
  );
}

const request = async (gate: Gate, path: string, headers = {}, config: Partial<SiteConfig> = {}) =>
  siteWith(gate, config).shell.request(SITE + path, { headers });

async function bootOf(answer: Response): Promise<Record<string, unknown>> {
  const [, text = ''] =
    /<script type="application\/json" id="boot">(.*)<\/script>/.exec(await answer.text()) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
}

const open = { displayTypeId: 0, templateTypeId: 0 };
const shut = (reason: number) => ({ displayTypeId: 1, templateTypeId: reason });

describe('the access to a page', () => {
  it.each([
    [4, '/en/site-updates?path=%2Flive%3Fx%3D1'],
    [16, '/en/suspension'],
    [1, '/en/block'],
    [13, '/en/block-ua'],
    [17, '/en/block-ie'],
    [8, '/en/coming-soon'],
  ])('BLK-01 by reason %d redirects to %s before anything is shown', async (reason, to) => {
    for (const gate of [
      { block: () => shut(reason) },
      { redirect: () => ({ redirect: true, reasons: [reason] }), block: () => open },
    ]) {
      const answer = await request(gate, '/en/live?x=1');
      expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    }
  });

  it.each([
    ['/en/block', 403],
    ['/en/block-ua', 451],
    ['/en/block-ie', 451],
    ['/en/site-updates', 503],
    ['/en/suspension', 403],
    ['/en/coming-soon', 200],
    ['/en/oldbrowser', 200],
    ['/en/maintenance', 503],
  ])('BLK-01 %s answers %d, to blocked visitors too', async (path, status) => {
    // The operator does not answer whether the site is closed.
    const answer = await request({ block: () => shut(1), state: () => ({}) }, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '300' : null);
  });

  it('is requested for a guest or a player by the cookie, with the country, and never with the identity', async () => {
    const requested: unknown[] = [];
    const gate: Gate = {
      block: (body, headers) => {
        requested.push([body, headers.get('x-geo-country'), headers.get('cookie')]);
        return open;
      },
    };
    await request(gate, '/en/live?x=1', { cookie: 'sid=secret', 'x-geo-country': 'ie' });
    await request(gate, '/en/live');
    expect(requested).toEqual([
      [{ auth: true, url: `${SITE}/en/live?x=1` }, 'IE', null],
      [{ auth: false, url: `${SITE}/en/live` }, null, null],
    ]);
  });

  it('is passed on to the page if the operator has granted it', async () => {
    const letIn = await request(
      { redirect: () => ({ redirect: false }), block: () => open },
      '/en',
    );
    expect(await bootOf(letIn)).toMatchObject({ isLetIn: true });
    const never = new Promise(() => {});
    const late = await request(
      { redirect: () => never, block: () => never, state: () => never },
      '/en',
    );
    expect(late.status).toBe(200);
    expect(await bootOf(late)).toMatchObject({ isLetIn: false });
    const broken = () => new Response('', { status: 500 });
    const without = await request({ redirect: broken, block: broken, state: broken }, '/en');
    expect(without.status).toBe(200);
    expect(await bootOf(without)).toMatchObject({ isLetIn: false });
  });
});

describe('redirects of the operator', () => {
  const leading =
    (answers: Readonly<Record<string, string>>): NonNullable<Gate['redirect']> =>
    ({ url }) => {
      const to = answers[url.slice(SITE.length)];
      return to === undefined ? { redirect: false } : { redirect: true, code: 302, url: to };
    };

  it('P83 are followed to their end, and only to hosts of the config', async () => {
    const redirect = leading({
      '/en/live': '/en/line',
      '/en/line': 'https://mirror.example/en',
      '/en/coupon': 'https://evil.example/',
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const allowed = { redirectHosts: ['mirror.example'] };
    const away = await request({ redirect }, '/en/live', {}, allowed);
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://mirror.example/en']);
    const within = await request({ redirect }, '/en/live');
    expect([within.status, within.headers.get('location')]).toEqual([302, '/en/line']);
    expect((await request({ redirect }, '/en/coupon', {}, allowed)).status).toBe(200);
  });

  it('P83 in a circle are stopped and logged: the page is shown', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const redirect = leading({ '/en/live': '/en/line', '/en/line': '/en/live' });
    expect((await request({ redirect }, '/en/live')).status).toBe(200);
    expect(error).toHaveBeenCalledWith(`cyclic redirect detected: ${SITE}/en/live`);
  });

  it('P83 are logged without the query, which may be personal', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const circle = leading({ '/en/live?code=1': '/en/line', '/en/line': '/en/live?code=1' });
    expect((await request({ redirect: circle }, '/en/live?code=1')).status).toBe(200);
    const away = leading({ '/en/live?code=2': 'https://evil.example/a?token=3#4' });
    expect((await request({ redirect: away }, '/en/live?code=2')).status).toBe(200);
    expect(error.mock.calls).toEqual([
      [`cyclic redirect detected: ${SITE}/en/live`],
      [`a redirect to "https://evil.example/a" is not allowed: ${SITE}/en/live`],
    ]);
  });
});

describe('a circle of the operator’s redirects and the site’s own', () => {
  /** Follows redirects as a browser does. */
  async function browse(gate: Gate, start: string, headers = {}): Promise<string[]> {
    const site = siteWith(gate);
    const way = [start];
    for (;;) {
      const answer = await site.shell.request(SITE + way.at(-1), { headers });
      const to = answer.headers.get('location');
      if (to === null || way.length > 10) return [...way, String(answer.status)];
      way.push(to);
    }
  }
  const rule = (from: string, to: string): Gate => ({
    redirect: ({ url }) =>
      url === SITE + from ? { redirect: true, code: 302, url: to } : { redirect: false },
  });
  const ENGLISH = { cookie: 'lng=en' };

  it.each([
    ['/en', '/en/'],
    ['/en/live', '/live'],
    ['/en/live', '/xx/live'],
    ['/en/live', '/en//live'],
    ['/en/bonuses', '/en/bonuses-offers'],
    ['/en/esports/real', '/en/esports'],
    ['/en', '/en/maintenance'],
    ['/en', '/en/nothing?platform_type=mobile'],
  ])('P83 RTE-43 from %s to %s is logged, and the visitor gets the page', async (from, to) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = /bonus|esports/.test(from) ? '404' : '200';
    expect(await browse(rule(from, to), from, ENGLISH)).toEqual([from, page]);
    expect(error).toHaveBeenCalledWith(`cyclic redirect detected: ${SITE}${from}`);
  });

  it('P83 RTE-43 is none if the visitor’s language differs: the redirects end there', async () => {
    const gate = rule('/en/live', '/live?x=1');
    expect(await browse(gate, '/en/live', { cookie: 'lng=kz' })).toEqual([
      '/en/live',
      '/kz/live?x=1',
      '200',
    ]);
  });

  it('P83 RTE-43 is also closed by the site’s own redirect, and ends on its page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const gate = rule('/en/esports/real', '/en/esports');
    expect(await browse(gate, '/esports', ENGLISH)).toEqual([
      '/esports',
      '/en/esports',
      '/en/esports/real',
      '404',
    ]);
  });
});

describe('the languages that an operator offers', () => {
  const two = { languages: ['en', 'az'] };
  const redirectOf = async (path: string, headers = {}): Promise<string> => {
    const answer = await request({}, path, headers, two);
    return answer.headers.get('location') ?? String(answer.status);
  };

  it.each([
    ['/ru/live?x=1', 'lng=az', '/az/live?x=1'],
    ['/ru/live?x=1', 'lng=ru', '/en/live?x=1'],
    ['/live', 'lng=kz', '/en/live'],
    ['/', 'lng=az', '/az'],
    ['/de/line/', 'lng=az', '/az/line'],
    ['/ru/no/such', 'lng=az', '/az/no/such'],
    ['/ru/block', 'lng=az', '/az/block'],
    ['/az/live', 'lng=en', '200'],
  ])('RTE-01 %s, chosen %s: %s', async (path, cookie, to) => {
    expect(await redirectOf(path, { cookie })).toBe(to);
  });

  it('RTE-01 are all of them if it names none of the site’s', async () => {
    const answer = await request({}, '/ru/live', {}, { languages: ['de'] });
    expect(answer.status).toBe(200);
  });

  it('RTE-01 are applied before a redirect of the operator, and before the page of a closed site', async () => {
    const gate: Gate = {
      redirect: ({ url }) => ({ redirect: url.endsWith('/ru/live'), url: '/ru/line', code: 302 }),
      state: () => ({ maintenance: { isActive: true, web_state: 1 } }),
    };
    const answer = await request(gate, '/ru/live', { cookie: 'lng=az' }, two);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/az/live']);
    const target = await request({ redirect: gate.redirect! }, '/en/live', {}, two);
    expect(target.status).toBe(200);
    const into: Gate = {
      redirect: ({ url }) => ({ redirect: url.endsWith('/en/live'), url: '/ru/line', code: 302 }),
    };
    const other = await request(into, '/en/live', { cookie: 'lng=az' }, two);
    expect(other.headers.get('location')).toBe('/az/line');
  });
});

describe('a closed site', () => {
  const closed = (more: object = {}) => ({
    state: () => ({ maintenance: { isActive: true, web_state: 1, ...more } }),
  });

  it('BLK-02 answers every page with 503 and a time to retry after', async () => {
    for (const path of ['/en', '/en/live?x=1', '/en/office/history', '/en/no/such']) {
      const answer = await request(closed({ ended_at: Date.now() + 600_000 }), path);
      expect(answer.status).toBe(503);
      const wait = Number(answer.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
      expect(await answer.text()).toContain('Title of /maintenance');
    }
    const open = await request(closed(), '/ru/live');
    expect(open.headers.get('retry-after')).toBe('300');
    const long = await request(closed({ ended_at: Date.now() + 1e12 }), '/en');
    expect(long.headers.get('retry-after')).toBe('86400');
  });

  it('BLK-02 redirects home from the page of a maintenance that is over', async () => {
    const answer = await request({ state: () => ({ maintenance: null }) }, '/kz/maintenance');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/kz']);
    expect((await request(closed({ web_state: 0 }), '/en/live')).status).toBe(200);
  });
});
