import { describe, expect, test } from 'vitest';
import { createFakeSite, usualAnswer } from '../../src/host/testing/fake-site';
import { withLanguage } from '../../src/routes';
import { ADDRESS_BOOK, ALL_OFF, ALL_ON, GAMES } from '../support/address-book';
import { EVERY_AREA } from '../support/first-page';
import type { SiteConfig } from '@grandstand/bus-contracts';

const SITE = 'http://localhost:3000';
const BOOK = ADDRESS_BOOK.map((example) => [example.id, example.name, example] as const);

/** What pages that shut somebody out are answered with. */
const ANSWERS: Readonly<Record<string, number>> = {
  '/block': 403,
  '/block-ua': 451,
  '/block-ie': 451,
  '/site-updates': 503,
  '/suspension': 403,
};

function openSite(
  config: SiteConfig,
  areas: readonly string[] = EVERY_AREA,
  games: object = list(),
) {
  const asked: string[] = [];
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url }) => {
        asked.push(url);
        if (url.includes('/games-preview-light')) return Response.json(games);
        return Response.json(usualAnswer(url, config));
      },
    },
    {},
    10_000,
    [...areas, 'footer'],
  );
  const ask = async (path: string, headers = {}): Promise<string> => {
    const answer = await site.shell.request(SITE + withLanguage('en', path), { headers });
    const to = answer.headers.get('location');
    return to === null ? String(answer.status) : `${answer.status} ${to}`;
  };
  return { ask, asked };
}

function list(): object {
  return {
    Success: true,
    Value: { all: GAMES.map(({ route, oldRoute }) => ({ r: route, o: oldRoute })) },
  };
}

const off = openSite(ALL_OFF);
const on = openSite(ALL_ON);

/** What the host answers where the table says this of a guest: it knows nobody, and lets the browser decide. */
function expected(outcome: string, path: string, guards: readonly string[]): string {
  // The host knows that the site is open.
  if (path === '/maintenance') return '302 /en';
  const isPersonal = outcome === 'sign-in' || guards.includes('changedTerms');
  if (outcome === 'match' || isPersonal) return String(ANSWERS[path] ?? 200);
  const [status, to = ''] = outcome.split(' ');
  return to === '' ? outcome : `${status} /en${to.replace(/^\/(?=$|\?)/, '')}`;
}

describe('the host', () => {
  test.each(BOOK)('%s %s is answered as the table says', async (_id, _name, example) => {
    const { yes, outcomes, guards } = example;
    const paths = Object.keys(yes);
    for (const [site, outcome] of [
      [off, outcomes[0]],
      [on, outcomes[2]],
    ] as const) {
      // Where a redirect names what stood in the address, the book names one.
      for (const path of outcome.includes(' ') ? paths.slice(-1) : paths) {
        expect([path, await site.ask(path)]).toEqual([path, expected(outcome, path, guards)]);
      }
    }
  });

  test.each(['/nothing', '/user/other', '/office', '/Live', '/print-coupon/x', '/live/upcoming'])(
    'RTE-35 answers %s with 404',
    async (path) => {
      expect(await on.ask(path)).toBe('404');
    },
  );

  test.each(['/allgamesentrance/%E0%A4', '/games/view/%ff', '/live/football/%?x=%', '/%E0%A4'])(
    'RTE-26 RTE-35 answers %s, which nobody can read, with 404',
    async (path) => {
      for (const site of [off, on]) expect(await site.ask(path)).toBe('404');
    },
  );

  test('RTE-35 answers 404 for an area that is registered nowhere, with the error page', async () => {
    const { ask } = openSite(ALL_ON, ['sports', 'office', 'technical-pages']);
    for (const path of ['/casino', '/contacts', '/office/recharge', '/user/passwordreset']) {
      expect([path, await ask(path)]).toEqual([path, '404']);
    }
    expect(await ask('/office/history')).toBe('200');
    expect(await ask('/esports')).toBe('301 /en/esports/real');
    expect(await ask('/esports/real')).toBe('404');
  });

  test.each([
    [
      'RTE-15',
      '/user/action.php?action=forgot&code=7',
      '302 /en/user/passwordreset?action=forgot&code=7',
    ],
    ['RTE-17', '/user/forgotpassword?ref=7', '302 /en?ref=7&showForgotPasswordModal=1'],
    ['RTE-17', '/user/coupon', '302 /en'],
    ['RTE-26', '/allgamesentrance', '301 /en/games'],
    ['RTE-39', '/games/view/lantern-bay?x=1', '301 /en/games/lantern-bay?x=1'],
    ['RTE-39', '/games/view/nothing', '302 /en/games'],
    ['PLT-03', '/nothing?platform_type=mobile', '302 /en'],
    ['PLT-03', '/toto?platform_type=mobile', '200'],
  ])('%s leads %s: %s', async (_id, path, answer) => {
    expect(await on.ask(path)).toBe(answer);
  });

  test('RTE-39 asks for the list of games once, and goes without it where it can’t be had', async () => {
    const { ask, asked } = openSite(ALL_ON);
    expect(await ask('/games/view/AmberOrchard')).toBe('301 /en/games/amber-orchard');
    expect(await ask('/games/view/AmberOrchard')).toBe('301 /en/games/amber-orchard');
    const calls = asked.filter((url) => url.includes('/games-preview-light'));
    expect(calls).toEqual([
      `${SITE}/web-api/third-party/games-preview-light?whence=${ALL_ON.whence}&groupId=${ALL_ON.group_id}&ref=${ALL_ON.ref_id}&lng=en&fcountry=${ALL_ON.geoCountryId}&includeCategories=false`,
    ]);
    const broken = openSite(ALL_ON, EVERY_AREA, { Success: false });
    expect(await broken.ask('/games/view/AmberOrchard')).toBe('302 /en/games');
  });

  test('RTE-37 answers 404 for paths of the operator’s list', async () => {
    const { ask } = openSite({ ...ALL_ON, unavailablePaths: ['/coupon', '/line/tennis*'] });
    expect(await ask('/coupon')).toBe('404');
    expect(await ask('/line/tennis/wta')).toBe('404');
    expect(await ask('/line')).toBe('200');
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
