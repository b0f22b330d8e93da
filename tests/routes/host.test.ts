import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFakeSite } from '../../src/host/testing/fake-site';
import { buildForNode } from '../../src/tools/build-node.mjs';
import { root } from '../../src/tools/run.mjs';
import { ADDRESS_BOOK, ALL_ON } from '../harness/address-book';
import { EVERY_AREA } from '../harness/host/first-page';
import { requestExample, requestMalformed, openSite, SITE } from '../harness/host/host-addresses';
import type { AnsweredAddress } from '../harness/host/host-addresses';

const BOOK = ADDRESS_BOOK.map((example) => [example.id, example.name, example] as const);
const on = openSite(ALL_ON);

const answersOf = (all: readonly AnsweredAddress[]) =>
  all.map(({ path, answer }) => [path, answer]);
const expectedOf = (all: readonly AnsweredAddress[]) =>
  all.map(({ path, expected }) => [path, expected]);

describe('the host', () => {
  test.each(BOOK)('%s %s is answered as in the table', async (_id, _name, example) => {
    const all = await requestExample(example);
    expect(answersOf(all)).toEqual(expectedOf(all));
  });

  test.each(['/nothing', '/user/other', '/office', '/Live', '/print-coupon/x', '/live/upcoming'])(
    'RTE-35 answers %s with 404',
    async (path) => {
      expect(await on.load(path)).toBe('404');
    },
  );

  test('RTE-35 answers paths with a malformed escape with 404', async () => {
    const all = await requestMalformed();
    expect(answersOf(all)).toEqual(expectedOf(all));
  });

  test('RTE-35 answers 404 with the error page for an unregistered area', async () => {
    const { load } = openSite(ALL_ON, ['sports', 'office', 'technical-pages']);
    for (const path of ['/casino', '/contacts', '/office/recharge', '/user/accountverify']) {
      expect([path, await load(path)]).toEqual([path, '404']);
    }
    expect(await load('/office/history')).toBe('200');
    expect(await load('/esports')).toBe('301 /en/esports/real');
    expect(await load('/esports/real')).toBe('404');
  });

  test.each([
    [
      'RTE-15',
      '/user/action.php?action=forgot&code=7',
      '302 /en/user/passwordreset?action=forgot&code=7',
    ],
    ['RTE-17', '/user/forgotpassword?ref=7', '302 /en?ref=7&showForgotPasswordModal=1'],
    ['RTE-17', '/user/coupon', '302 /en'],
    ['RTE-17', '/auth-app?token=abc', '302 /en/auth-app#token=abc'],
    ['games', '/allgamesentrance', '301 /en/games'],
    ['RTE-39', '/games/view/lantern-bay?x=1', '301 /en/games/lantern-bay?x=1'],
    ['RTE-39', '/games/view/nothing', '302 /en/games'],
    ['PLT-03', '/nothing?platform_type=mobile', '302 /en'],
    ['PLT-03', '/toto?platform_type=mobile', '200'],
  ])('%s redirects %s: %s', async (_id, path, answer) => {
    expect(await on.load(path)).toBe(answer);
  });

  test('RTE-39 loads the list of games once, and goes on without it', async () => {
    const { load, requested } = openSite(ALL_ON);
    expect(await load('/games/view/AmberOrchard')).toBe('301 /en/games/amber-orchard');
    expect(await load('/games/view/AmberOrchard')).toBe('301 /en/games/amber-orchard');
    const calls = requested.filter((url) => url.includes('/games-preview-light'));
    expect(calls).toEqual([
      `${SITE}/web-api/third-party/games-preview-light?whence=${ALL_ON.whence}&groupId=${ALL_ON.group_id}&ref=${ALL_ON.ref_id}&lng=en&fcountry=${ALL_ON.geoCountryId}&includeCategories=false`,
    ]);
    const broken = openSite(ALL_ON, EVERY_AREA, { Success: false });
    expect(await broken.load('/games/view/AmberOrchard')).toBe('302 /en/games');
  });

  test('RTE-37 answers 404 for paths of the operator’s list', async () => {
    const { load } = openSite({ ...ALL_ON, unavailablePaths: ['/coupon', '/line/tennis*'] });
    expect(await load('/coupon')).toBe('404');
    expect(await load('/line/tennis/wta')).toBe('404');
    expect(await load('/line')).toBe('200');
  });

  test('RTE-14 shows home at the addresses of the dialogs', async () => {
    const site = createFakeSite({}, {}, ALL_ON, 10_000);
    const answer = await site.shell.request(
      `${SITE}/en/user/login?redirect_url=%2Foffice%2Fhistory`,
    );
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Title of /?redirect_url');
  });
});

describe('the built host', () => {
  let all: readonly AnsweredAddress[] = [];

  // A bundler may drop code that the sources need: a bundled host gets the same requests.
  beforeAll(async () => {
    const out = join(root, '.cache/host-addresses');
    await buildForNode(out, { addresses: 'tests/harness/host/host-addresses.ts' });
    const built = (await import(pathToFileURL(join(out, 'addresses.js')).href)) as {
      requestAll: () => Promise<AnsweredAddress[]>;
    };
    all = await built.requestAll();
  });

  test('RTE-35 answers every address as the sources do', () => {
    expect(all.length).toBeGreaterThan(BOOK.length);
    expect(answersOf(all)).toEqual(expectedOf(all));
  });
});
