import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  lineLegs,
  makeGame,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
let gameId: number;
let legs: Awaited<ReturnType<typeof lineLegs>>;

beforeAll(async () => {
  operator = await startOperator();
  player = await registerPlayer(operator);
  gameId = (await makeGame(operator)).id;
  legs = await lineLegs(operator, 3);
});
afterAll(async () => operator.sandbox.close());

interface Endpoint {
  /** Method and path; each `{name}` and each value of the query is replaced by a hostile one. */
  readonly call: string;
  readonly body?: () => object;
}

const LIMITS = '/limit-service-api/api/external/web/v3';
const V3 = '/web-api/api-v3/v2/user';
const QA = '/sandbox/v1';

const ENDPOINTS: readonly Endpoint[] = [
  { call: 'GET /bff-api/config/all.json?lang=en' },
  { call: 'GET /bff-api/config/group/get?groups=feed&lang=en' },
  { call: 'GET /bff-api/dictionary?lang=en&ids=markets' },
  { call: 'GET /web-api/icons/{version}/favicon.svg' },
  { call: 'POST /redirects-api/api/v1/redirect-light', body: () => ({ url: 'http://a.test/en' }) },
  {
    call: 'POST /blocks-api/api/v2/block',
    body: () => ({ auth: true, url: 'http://a.test/en/live' }),
  },
  { call: 'GET /web-api/user/gettoken?force_refresh=true' },
  {
    call: 'POST /web-api/user/login',
    body: () => ({ login: 'nobody', password: 'x', remember: true }),
  },
  {
    call: 'POST /web-api/user/register',
    body: () => ({
      type: 'fast_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
      ref_code: 'a',
    }),
  },
  { call: 'POST /web-api/user/accounts/active', body: () => ({ id: player.accountId }) },
  { call: 'POST /web-api/user/accounts/add', body: () => ({ currencyId: 2 }) },
  { call: 'POST /web-api/user/accounts/remove', body: () => ({ id: 7 }) },
  { call: `POST ${V3}/agreement-rules/confirm`, body: () => ({ updatedAt: 1 }) },
  {
    call: 'POST /web-api/agreements/cookies',
    body: () => ({ cookiesAgreeTime: 1, cookiesAgreeType: 1 }),
  },
  { call: 'GET /analytics-api/v1/counters?domain=a&projectId=1' },
  {
    call: 'POST /analytics-api/v1/events',
    body: () => ({ visitor: 'v', events: [{ id: 1, at: 2, route: 'home' }] }),
  },
  { call: 'GET /web-api/captcha/update?code=112' },
  { call: 'GET /web-api/captcha/gettime?id=a' },
  { call: 'GET /web-api/captcha/image/{file}' },
  { call: 'POST /web-api/captcha/validate', body: () => ({ id: 'a', captcha: '1' }) },
  { call: 'POST /web-api/fingerprint', body: () => ({ visitorId: 'a', componentsData: '{}' }) },
  { call: 'GET /web-api/payments/main-account-list?isIncludeArchive=true&pageNumber=1' },
  { call: 'GET /web-api/seo/sports-map?games=true' },
  { call: 'GET /web-api/third-party/games-preview-light?whence=1&groupId=1&ref=1&lng=en' },
  { call: 'GET /web-api/seo/page-data?path=/line' },
  { call: 'GET /web-api/seo/page-visual?path=/line' },
  { call: 'GET /web-api/seo/content?path=/line' },
  {
    call: `POST ${LIMITS}/limits`,
    body: () => ({ limits: [{ limitType: 20, limitValue: 100, selfExcludeReason: null }] }),
  },
  {
    call: `POST ${LIMITS}/testanswers`,
    body: () => ({ tokenGuid: 'a', answers: [{ questionId: 1, answerId: 1 }] }),
  },
  { call: `POST ${LIMITS}/limitaction`, body: () => ({ limitType: 20, action: 0 }) },
  { call: `DELETE ${LIMITS}/limit?limitType=20` },
  {
    call: 'POST /web-api/payment/deposit',
    body: () => ({ accountId: player.accountId, amount: 1 }),
  },
  { call: 'GET /line-api/v1/games?section=line&sport=football&champ=a&hours=1&search=a&limit=1' },
  { call: 'GET /line-api/v1/games?section=live&timeFilter=1' },
  { call: 'GET /line-api/v1/games/{id}' },
  { call: 'POST /line-api/v1/outcomes', body: () => ({ ids: ['1:1'] }) },
  { call: 'POST /web-api/coupon/place', body: () => coupon(player, legs.slice(0, 1)) },
  {
    call: 'POST /web-api/coupon/place',
    body: () =>
      coupon(player, legs, {
        typeId: 2,
        promoCode: 'BOOST10',
        isVipBet: false,
        bonusCoef: 1.1,
        hyperBonus: { percent: 5 },
        amountByBlockId: { 1: 2 },
        bets: legs.map(({ id, coef }) => ({
          marketId: id,
          coef,
          blockId: 0,
          isBanker: false,
          seen: { coef, at: 1 },
          sentAt: 1,
          score: { home: 0, away: 0 },
        })),
      }),
  },
  { call: 'GET /web-api/coupon/by-ref/{refId}' },
  { call: 'GET /web-api/bets?status=all&days=1&before=9&beforeId=1&gameId=1&number=1&limit=5' },
  { call: 'GET /web-api/bets/{id}' },
  { call: 'GET /web-api/bets/cash-out-offers?betIds=1' },
  {
    call: `POST /web-api/bets/{id}/cash-out`,
    body: () => ({ refId: 'a', openStake: 10, stake: 5, amount: 4 }),
  },
  {
    call: 'POST /web-api/coupon/check',
    body: () => ({ ...draft(), accountId: player.accountId, promoCode: 'BOOST10' }),
  },
  { call: 'POST /web-api/coupon/share', body: () => draft() },
  { call: 'GET /web-api/coupon/share/{code}' },
  {
    call: 'POST /line-api/v1/generate',
    body: () => ({ amount: 1, possibleWin: 9, section: 'line', sportIds: [1] }),
  },
  { call: 'GET /feed-api/v1/stream?since=1' },
  { call: 'POST /web-api/{anything}' },

  { call: `POST ${QA}/games`, body: () => ({ sport: 'football', home: 'A', away: 'B' }) },
  { call: `POST ${QA}/games/{id}/score`, body: () => ({ home: 1, away: 1 }) },
  { call: `POST ${QA}/games/{id}/suspend`, body: () => ({ market: 17 }) },
  { call: `POST ${QA}/outcomes/price`, body: () => ({ id: `${gameId}:1`, coef: 2.35 }) },
  { call: `POST ${QA}/outcomes/suspend`, body: () => ({ id: `${gameId}:1` }) },
  {
    call: `POST ${QA}/bans`,
    body: () => ({ id: `${gameId}:1`, isBannedExpress: true, isDisabledBanker: false }),
  },
  { call: `POST ${QA}/players/{login}/deposit`, body: () => ({ amount: 1 }) },
  { call: `POST ${QA}/players/{login}/ban`, body: () => ({ level: 0, version: 1 }) },
  { call: `POST ${QA}/players/{login}/close`, body: () => ({ isClosed: false }) },
  { call: `POST ${QA}/players/demo/deposit`, body: () => ({ amount: 1, accountId: 1001 }) },
  { call: `POST ${QA}/players/demo/prepaid`, body: () => ({ amount: 1 }) },
  {
    call: `POST ${QA}/players/demo/limits`,
    body: () => ({ limitType: 10, limitValue: 50, startsIn: 0, endsIn: 9, isForever: false }),
  },
  {
    call: `POST ${QA}/players/demo/limits/ripen`,
    body: () => ({ limitType: 20, lapsesIn: 60 }),
  },
  { call: `POST ${QA}/players/demo/session-balance`, body: () => ({ seconds: 5 }) },
  {
    call: `POST ${QA}/players/demo/appeals`,
    body: () => ({ text: 'a', status: 'waiting', answer: 'b' }),
  },
  { call: `POST ${QA}/players/demo/conversion`, body: () => ({ status: 1 }) },
  { call: `POST ${QA}/players/demo/team-cash`, body: () => ({ accepted: 1 }) },
  { call: `POST ${QA}/promo-codes`, body: () => ({ code: 'SUMMER', percent: 20 }) },
  { call: `GET ${QA}/placements/{refId}` },
  {
    call: `POST ${QA}/blocks`,
    body: () => ({ reason: 16, path: '/never', who: 'guests' }),
  },
  { call: `POST ${QA}/redirects`, body: () => ({ path: '/never', to: '/en', breadcrumbs: ['a'] }) },
  { call: `POST ${QA}/seo`, body: () => ({ path: '/never', language: 'en', html: 'a' }) },
  {
    call: `POST ${QA}/maintenance`,
    body: () => ({ isActive: false, startsIn: 1, endsIn: 2, notifyStartsIn: 0, notifyEndsIn: 1 }),
  },
];

function draft() {
  const bets = legs.map(({ id, coef }) => ({ marketId: id, coef, blockId: 0, isBanker: false }));
  return { typeId: 2, systemValue: 2, bets };
}

/** Values that JSON can't express: they are written into the text. */
const INFINITE = '@infinite@';

const HOSTILE_VALUES: readonly unknown[] = [
  '\0',
  'a\0b',
  '\uD800',
  'x'.repeat(5000),
  '__proto__',
  -1,
  1.5,
  1e308,
  INFINITE,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  null,
  [],
  {},
];
const HOSTILE_TEXTS: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  '-1',
  '1e308',
  'Infinity',
  'NaN',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '',
  "'",
  '..%2f..',
];

/** Every place in a value, by its path. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]));
  return at.length === 0 ? inside : [at, ...inside];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** Calls of an endpoint that each have one hostile value. */
function hostileCalls({ call, body }: Endpoint): { method: string; path: string; sent?: string }[] {
  const [method = '', url = ''] = call.split(' ');
  const plain = url.replaceAll(/\{\w+\}/g, '1');
  const places = [...url.matchAll(/\{\w+\}|(?<==)[^&]+/g)];
  const paths = places.flatMap(({ 0: place, index }) =>
    HOSTILE_TEXTS.map((text) =>
      (url.slice(0, index) + text + url.slice(index + place.length)).replaceAll(/\{\w+\}/g, '1'),
    ),
  );
  const usual = body && JSON.stringify(body());
  const byPath = paths.map((path) => ({ method, path, ...(usual && { sent: usual }) }));
  if (!body) return byPath;
  const byBody = placesIn(body()).flatMap((place) =>
    HOSTILE_VALUES.map((value) => {
      const text = JSON.stringify(replaced(body(), place, value));
      return { method, path: plain, sent: text.replace(`"${INFINITE}"`, '1e999') };
    }),
  );
  const whole = ['', 'null', '[]', '"\\u0000"', '{"a":"\\u0000"}', '{"__proto__":1}', '{'];
  return [...byPath, ...byBody, ...whole.map((sent) => ({ method, path: plain, sent }))];
}

async function statusOf({ method, path, sent }: { method: string; path: string; sent?: string }) {
  const answer = await operator.sandbox.fetch(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'X-Auth': `Bearer ${player.token}`,
        Cookie: player.cookie,
      },
      ...(sent !== undefined && { body: sent }),
    }),
  );
  // The feed never ends.
  await answer.body?.cancel();
  return answer.status;
}

describe('hostile values', () => {
  test.each(ENDPOINTS.map((endpoint) => [endpoint.call, endpoint] as const))(
    'are refused or taken, never answered with a fault of the server: %s',
    async (_call, endpoint) => {
      const failed: unknown[] = [];
      for (const call of hostileCalls(endpoint)) {
        const status = await statusOf(call);
        // A refusal because of too many waiting requests is its own error; sign-ins are counted elsewhere.
        if (status >= 500 && status !== 503) failed.push({ ...call, status });
      }
      expect(failed).toEqual([]);
      expect(operator.problems.splice(0)).toEqual([]);
    },
  );

  test('with a NUL are refused in every text', async () => {
    const nul = { method: 'POST', path: '/web-api/coupon/place' };
    const sent = JSON.stringify({ ...coupon(player, legs.slice(0, 1)), refId: 'a\0b' });
    expect(await statusOf({ ...nul, sent })).toBe(422);
    for (const path of ['/web-api/bets/a%00', '/web-api/coupon/by-ref/%00', '/line-api/v1/%00']) {
      expect([path, await statusOf({ method: 'GET', path })]).toEqual([path, 400]);
    }
  });

  test('`dictionary?ids=__proto__` is an unknown section', async () => {
    const { body } = await operator.get('/bff-api/dictionary?lang=en&ids=__proto__,toString');
    expect(body).toEqual({ language: 'en', texts: {} });
  });
});
