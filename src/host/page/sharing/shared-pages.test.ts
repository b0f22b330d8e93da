import { gunzipSync } from 'node:zlib';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeSite, usualAnswer } from '../../testing/fake-site';
import { NONCE_PLACE } from '../nonce-document';

const SITE = 'http://localhost:3000';

afterEach(() => vi.restoreAllMocks());

/** No page expires, and nothing is late on a busy machine. */
function stopTime(): void {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
}

/** A site whose config names the country that it was asked with. */
function siteByCountry() {
  return createFakeSite(
    {},
    {
      fetch: async ({ url, headers }) => {
        const answer = usualAnswer(url);
        const companyName = `of ${headers.get('x-geo-country')}`;
        return Response.json('companyName' in answer ? { ...answer, companyName } : answer);
      },
    },
  );
}

const PATHS = ['/en/live', '/en/live?x=1', '/en', '/ru/live'];
const TIME_ZONES = ['UTC', 'Asia/Baku'];
const COUNTRIES = ['KZ', 'AZ'];
const DEVICES = ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (Macintosh)', 'iPhone'];

interface PageRequest {
  readonly path: string;
  readonly timeZone: string;
  readonly country: string;
  readonly device: string;
  readonly isPlayer: boolean;
}

/** Each combination several times, spread over the requests. */
function requestOf(index: number): PageRequest {
  const pick = <T>(list: readonly T[], step: number): T => list[(index * step) % list.length]!;
  return {
    path: pick(PATHS, 1),
    timeZone: pick(TIME_ZONES, Math.floor(index / 4) + 1),
    country: pick(COUNTRIES, Math.floor(index / 8) + 1),
    device: pick(DEVICES, Math.floor(index / 16) + 1),
    isPlayer: index % 5 < 2,
  };
}

async function send(site: ReturnType<typeof siteByCountry>, requested: PageRequest, index: number) {
  const cookies = [
    `settings=${encodeURIComponent(`timeZone=${encodeURIComponent(requested.timeZone)}`)}`,
    ...(requested.isPlayer ? [`sid=player-${index}`] : []),
  ];
  const answer = await site.shell.request(SITE + requested.path, {
    headers: {
      cookie: cookies.join('; '),
      'x-geo-country': requested.country,
      'user-agent': requested.device,
      'accept-encoding': index % 2 === 0 ? 'gzip' : 'identity',
    },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPacked = answer.headers.get('content-encoding') === 'gzip';
  expect(isPacked).toBe(index % 2 === 0);
  return { answer, html: (isPacked ? gunzipSync(bytes) : bytes).toString() };
}

it('each of 1,000 interleaved requests of guests and players gets its own page, with its own nonce', async () => {
  stopTime();
  const site = siteByCountry();
  const requests = Array.from({ length: 1000 }, (_, index) => requestOf(index));
  const nonces = new Set<string>();
  // In portions, so that some find a page that is kept, and some one that is being made.
  for (let from = 0; from < requests.length; from += 100) {
    const portion = requests.slice(from, from + 100);
    const answers = await Promise.all(
      portion.map(async (requested, at) => ({
        requested,
        ...(await send(site, requested, from + at)),
      })),
    );
    for (const { requested, answer, html } of answers) {
      expect(answer.status).toBe(200);
      const boot = JSON.parse(
        /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '',
      ) as object;
      expect(boot).toMatchObject({
        isLikelyPlayer: requested.isPlayer,
        language: requested.path.slice(1, 3),
        settings: { timeZone: requested.timeZone },
        config: { ...PLAIN_SITE, companyName: `of ${requested.country}` },
      });
      expect(html.includes('data-platform="mobile"')).toBe(requested.device === 'iPhone');
      expect(html.includes('maxTouchPoints')).toBe(requested.device.includes('Macintosh'));
      expect(html).not.toContain('player-');
      expect(html).not.toContain(NONCE_PLACE);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const written = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
      expect(new Set(written)).toEqual(new Set([nonce]));
      nonces.add(nonce);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    }
  }
  expect(nonces.size).toBe(1000);
  // Two views a page; players share theirs too, and no view depends on the device.
  const views = new Set(requests.map((requested) => JSON.stringify({ ...requested, device: '' })));
  expect(site.rendered).toHaveLength(2 * views.size);
});

it.each([
  ['failed', () => Promise.reject(new Error('down'))],
  [
    'rendered without something',
    async ({ warn }: AreaRequest) => {
      warn('the operator gave no matches.', new Error('down'));
      return { status: 200, title: '', body: '', state: null };
    },
  ],
])('a page whose area %s is not kept for others', async (_, fail) => {
  stopTime();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const site = createFakeSite({
    sports: async (request) => {
      if (isDown) return fail(request);
      return { status: 200, title: '', body: '<p>matches</p>', state: null };
    },
  });
  const read = async () => (await site.shell.request(`${SITE}/en/live`)).text();
  expect(await read()).not.toContain('matches');
  isDown = false;
  expect(await read()).toContain('matches');
  isDown = true;
  expect(await read()).toContain('matches');
});

it('a page is rendered again after a call of the control API, and not after a refused one', async () => {
  stopTime();
  const site = createFakeSite({}, { controlKey: 'key' });
  const load = async (path: string, key = '') => {
    await site.shell.request(SITE + path, { headers: { 'x-control-key': key } });
    return site.rendered.length;
  };
  expect(await load('/en/live')).toBe(2);
  expect(await load('/en/live')).toBe(2);
  await load('/sandbox/v1/state', 'another');
  expect(await load('/en/live')).toBe(2);
  await load('/sandbox/v1/state', 'key');
  expect(await load('/en/live')).toBe(4);
});

it.each([
  [undefined, null],
  ['gzip;q=0', null],
  ['br', null],
  ['br, gzip;q=0.5', 'gzip'],
])('a page is compressed if the browser accepts it: %s', async (accepted, encoding) => {
  const answer = await createFakeSite().shell.request(`${SITE}/en/live`, {
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')?.split(', ')).toContain('Accept-Encoding');
});
