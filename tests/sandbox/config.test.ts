import type { SiteConfig } from '@grandstand/bus-contracts';
import { siteConfigSchema } from '@grandstand/bus-contracts';
import { assetUrl, LANGUAGES } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

test('answers the site config in the language and country of the visitor', async () => {
  const { body } = await operator.get<SiteConfig>('/bff-api/config/all.json?lang=ru', {
    headers: { 'X-Geo-Country': 'kz' },
  });
  expect(v.is(siteConfigSchema, body)).toBe(true);
  expect(body.countries.find(({ id }) => id === body.geoCountryId)?.name).toBe('Казахстан');
});

test('has RUB 150 and 100, USD 5 and 2.5, as decimals', async () => {
  const { body } = await operator.get<SiteConfig>('/bff-api/config/all.json?lang=en');
  const amounts = (iso: string) => body.currencies.find((currency) => currency.iso === iso);
  expect(amounts('RUB')).toMatchObject({ initialAmount: 150, amountStep: 100 });
  expect(amounts('USD')).toMatchObject({ initialAmount: 5, amountStep: 2.5 });
});

test('lets groups of the config be cached for 600 to 900 s', async () => {
  const answer = await operator.get('/bff-api/config/group/get?groups=coupon,unknown&lang=en');
  expect(answer.body).toMatchObject({ coupon: {}, unknown: {} });
  expect(answer.headers.get('Cache-Control')).toMatch(/max-age=600/);
});

test('BAN-01 has the present address for banned players in a group, or none', async () => {
  const path = '/bff-api/config/group/get?groups=ban&lang=en';
  expect((await operator.get(path)).body).toEqual({ ban: { address: null } });
  await operator.control('/access', { banAddress: 'https://help.example' });
  expect((await operator.get(path)).body).toEqual({ ban: { address: 'https://help.example' } });
});

test('LNG-01 has every text of the dictionary in all five languages', async () => {
  const ids = 'markets,outcomes,outcomeLong,sports,countries';
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const path = `/bff-api/dictionary?lang=${language}&ids=${ids}`;
      const { body } = await operator.get<{ texts: Record<string, string> }>(path);
      return body.texts;
    }),
  );
  const keys = texts.map((table) => Object.keys(table).toSorted().join());
  expect(new Set(keys).size).toBe(1);
  expect(texts.flatMap((table) => Object.values(table))).not.toContain('');
  expect(texts.map((table) => table['outcome.9'])).toEqual([
    'Больше {param}',
    'Over {param}',
    '{param} üst',
    '{param} көп',
    'Більше {param}',
  ]);
});

const fileAt = async (path: string): Promise<Response> =>
  operator.sandbox.fetch(new Request(`http://site.test/web-api/${path}`));

test.each([
  [{ kind: 'icons', file: 'favicon.svg' }, 'image/svg+xml'],
  [{ kind: 'ui-lib', file: 'ui-lib.css' }, 'text/css; charset=utf-8'],
  [{ kind: 'media', slot: -1000, file: 'logo.svg' }, 'image/svg+xml'],
  [{ kind: 'media', slot: -1021, file: 'logo.svg' }, 'image/svg+xml'],
] as const)('CFG-04 serves %j by its versioned path, to be kept for good', async (asset, type) => {
  for (const isFlexibleAssetPath of [false, true]) {
    const config = { ref_id: 7, group_id: 3, isFlexibleAssetPath };
    const answer = await fileAt(assetUrl(asset, config).slice('/web-api/'.length));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).not.toBe('');
  }
});

test.each([
  'icons/latest/favicon.svg',
  'ui-lib/x/ui-lib.css',
  'media/200/-999/logo.svg',
  'media/200/-1022/logo.svg',
  'media/201/-1000/logo.svg',
  'a/1/icons/1.0.637/favicon.svg',
])('CFG-04 serves nothing at %s', async (path) => {
  expect((await fileAt(path)).status).toBe(404);
});

test('names itself a sandbox', async () => {
  const { body } = await operator.get<SiteConfig>('/bff-api/config/all.json?lang=en');
  expect(body.isSandbox).toBe(true);
});

test('lets QA switch pages on and off, and reset them', async () => {
  const pages = { features: ['statistic'], guestsGoTo: 'home', availableRoutes: [48] };
  const published = async () =>
    (await operator.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
  await operator.control('/site', { pages });
  expect(await published()).toMatchObject({ ...pages, isRegistrationAvailable: true });
  await operator.control('/site', { pages: { isRegistrationAvailable: false } });
  expect(await published()).toMatchObject({
    isRegistrationAvailable: false,
    availableRoutes: [1, 2, 3, 47, 48],
  });
  expect(await published()).not.toHaveProperty('guestsGoTo');
  await operator.control('/site', { pages: {} });
  expect(await published()).toMatchObject({ isRegistrationAvailable: true, isThirdParty: true });
});

test('has the old slugs of games that had one', async () => {
  const { body } = await operator.get<{ Value: Record<string, { r: string; o?: string }[]> }>(
    '/web-api/third-party/games-preview-light?whence=1&groupId=1&ref=1&lng=en&fcountry=1',
  );
  const slots = body.Value['slots'];
  expect(slots?.[0]).toMatchObject({ r: 'amber-orchard', o: 'AmberOrchard' });
  expect(slots?.[2]).toMatchObject({ r: 'lantern-bay' });
  expect(slots?.[2]).not.toHaveProperty('o');
});
