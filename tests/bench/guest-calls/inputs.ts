import type { Game } from '@grandstand/bus-contracts';

/** A request of a guest. */
export interface Example {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly form?: string;
}

/** What there is that requests may name. */
interface Known {
  /** Games of the sport whose prices cost most first. */
  readonly games: readonly Game[];
  readonly uuid: () => string;
}

/** The path and the body of a request, by its number: one that must be another each time has another each time. */
type Input = (count: number) => {
  readonly at?: string;
  readonly body?: object;
  readonly form?: string;
};

/** Twelve words that many texts have, as long as a message may be. */
const WORDS =
  'bonus deposit account limit bet odds withdrawal verification document casino express settlement';
/** A password that takes the longest to judge. */
const SLOW = '199001014@8({[<369&#!1/|0$5+7%2/010101019/9/920/02/200220/02/';
const PHONE = { country_code: 'KZ' } as const;
const phoneOf = (count: number): string => `701${String(1_000_000 + count)}`;
const NEWCOMER = { country_id: 5, currency_id: 3, is_of_age: true, is_terms_agreed: true } as const;
const TRANSFER = '/web-api/api/internal/v1/account/user-transfer';
const KINDS = ['rules', 'alphabet', 'news', 'blog', 'pages'] as const;

/** The inputs of calls that need one, those that cost the operator most. */
function examples({ games, uuid }: Known): Readonly<Record<string, readonly Input[]>> {
  const outcomes = games
    .flatMap(({ markets }) => markets.slice(0, 1))
    .flatMap((market) => market.outcomes.slice(0, 1));
  const bets = outcomes
    .slice(0, 20)
    .map(({ id, coef }) => ({ marketId: id, coef, blockId: 0, isBanker: false }));
  const draft = { userId: null, typeId: 1, systemValue: 0, bets };
  const [first] = games;
  const game = first?.id ?? 0;
  const passkey = {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
  };
  return {
    'POST /redirects-api/api/v1/redirect-light': [() => ({ body: { url: 'http://a.test/en' } })],
    'POST /blocks-api/api/v2/block': [
      () => ({ body: { auth: true, url: 'http://a.test/en/live' } }),
    ],
    'GET /web-api/third-party/games/:id': [() => ({ at: '/web-api/third-party/games/1' })],
    'GET /web-api/third-party/games/:id/rules': [
      () => ({ at: '/web-api/third-party/games/1/rules' }),
    ],
    'GET /web-api/third-party/landings/:landing': [
      () => ({ at: '/web-api/third-party/landings/welcome' }),
    ],
    'POST /web-api/auth/confirm': [() => ({ body: { flowId: uuid(), code: '123456' } })],
    'POST /web-api/auth/resend': [() => ({ body: { flowId: uuid() } })],
    'POST /chat-api/v1/messages': [() => ({ body: { clientId: uuid(), text: WORDS } })],
    'POST /web-api/agreements/cookies': [
      () => ({ body: { cookiesAgreeTime: 1, cookiesAgreeType: 1 } }),
    ],
    'POST /analytics-api/v1/events': [
      () => ({ body: { visitor: 'v', counters: { 1: 'a' }, events: [] } }),
    ],
    'GET /content-api/v1/texts/:kind': KINDS.map((kind) => () => ({
      at: `/content-api/v1/texts/${kind}`,
    })),
    'GET /content-api/v1/texts/:kind/:slug': [
      () => ({ at: '/content-api/v1/texts/rules/betting.settlement' }),
    ],
    'GET /content-api/v1/search': KINDS.map((kind) => () => ({
      at: `/content-api/v1/search?kind=${kind}&search=${encodeURIComponent('the a of to bet in is')}`,
    })),
    'GET /content-api/v1/feeds/:kind': [() => ({ at: '/content-api/v1/feeds/news?lang=en' })],
    'POST /web-api/coupon/check': [
      () => ({ body: { ...draft, promoCode: 'BOOST10' } }),
      () => ({ body: { ...draft, typeId: 2, systemValue: Math.floor(bets.length / 2) } }),
    ],
    'POST /web-api/coupon/share': [() => ({ body: draft })],
    'GET /web-api/coupon/share/:code': [(count) => ({ at: `/web-api/coupon/share/A${count}` })],
    'POST /line-api/v1/generate': [
      () => ({ body: { amount: 1, possibleWin: 900, section: 'line', sportIds: [] } }),
    ],
    'GET /line-api/v1/games': ['line', 'live'].map((section) => () => ({
      at: `/line-api/v1/games?section=${section}&sport=football`,
    })),
    'GET /line-api/v1/search': [() => ({ at: '/line-api/v1/search?text=united&section=line' })],
    'GET /line-api/v1/games/:id': [() => ({ at: `/line-api/v1/games/${game}` })],
    'GET /line-api/v1/games/:id/course': [() => ({ at: `/line-api/v1/games/${game}/course` })],
    'GET /line-api/v1/games/:id/broadcast': [
      () => ({ at: `/line-api/v1/games/${game}/broadcast` }),
    ],
    'GET /line-api/v1/results': ['football', 'tennis'].map((sport) => () => ({
      at: `/line-api/v1/results?type=ended&day=2026-11-01&timeZone=UTC&sport=${sport}&search=a&limit=100`,
    })),
    'GET /line-api/v1/teams/:team': games.slice(-1).map(({ homeId }) => () => ({
      at: `/line-api/v1/teams/${homeId}`,
    })),
    'GET /line-api/v1/champs/:champ': [() => ({ at: '/line-api/v1/champs/101' })],
    'GET /line-api/v1/cyber': [
      () => ({ at: '/line-api/v1/cyber?type=real&section=line&limit=100' }),
    ],
    'GET /line-api/v1/favourites': [
      () => ({
        at: `/line-api/v1/favourites?favourites=${Array.from({ length: 100 }, (_, id) => `league:${id + 1}`).join(',')}`,
      }),
    ],
    'GET /bff-api/search': [() => ({ at: '/bff-api/search?search=a' })],
    'GET /web-api/third-party/search': [() => ({ at: '/web-api/third-party/search?search=a' })],
    'GET /lotto-api/v1/draws': [() => ({ at: '/lotto-api/v1/draws?lottery=5-36' })],
    'GET /toto-api/v1/draws': [
      () => ({ at: '/toto-api/v1/draws?section=fifteen&list=open' }),
      () => ({ at: '/toto-api/v1/draws?section=fifteen&list=past' }),
    ],
    'GET /web-api/seo/page-data': [() => ({ at: '/web-api/seo/page-data?path=/line' })],
    'GET /web-api/seo/page-visual': [() => ({ at: '/web-api/seo/page-visual?path=/line' })],
    'GET /web-api/seo/content': [() => ({ at: '/web-api/seo/content?path=/line' })],
    'POST /line-api/v1/outcomes': [
      () => ({ body: { ids: outcomes.slice(0, 100).map(({ id }) => id) } }),
    ],
    'POST /web-api/captcha/validate': [() => ({ body: { id: uuid(), captcha: '1' } })],
    'GET /web-api/captcha/image/:file': [() => ({ at: '/web-api/captcha/image/a.svg' })],
    'POST /web-api/fingerprint': [() => ({ body: { visitorId: uuid(), componentsData: '{}' } })],
    'POST /web-api/auth/redeem': [() => ({ body: { kind: 'verify', token: uuid() } })],
    'POST /web-api/auth/passkey': [() => ({ body: { flowId: uuid(), response: passkey } })],
    'POST /web-api/auth/qr/state': [() => ({ body: { flowId: uuid() } })],
    'POST /web-api/auth/recover': [
      (count) => ({ body: { by: 'phone', ...PHONE, phone: phoneOf(count) } }),
      (count) => ({ body: { by: 'email', email: `nobody${count}@example.com` } }),
    ],
    'POST /web-api/auth/recover/confirm': [() => ({ body: { flowId: uuid(), code: '123456' } })],
    'POST /web-api/auth/recover/check': [() => ({ body: { token: uuid() } })],
    'POST /web-api/auth/password': [() => ({ body: { token: uuid(), password: SLOW } })],
    'POST /web-api/user/register': [
      () => ({ body: { type: 'fast_reg', ...NEWCOMER } }),
      (count) => ({
        body: { type: 'phone_reg', ...NEWCOMER, ...PHONE, phone: phoneOf(1_000 + count) },
      }),
      (count) => ({
        body: {
          type: 'full_reg',
          ...NEWCOMER,
          email: `somebody${count}@example.com`,
          password: SLOW,
          name: SLOW,
          date_birthday: '1990-01-01',
        },
      }),
    ],
    'POST /web-api/user/register/promo-code': [
      (count) => ({ body: { ref_code: `WRONG${count}` } }),
    ],
    'POST /web-api/user/login': [
      (count) => ({ body: { login: `nobody${count}`, password: SLOW } }),
      (count) => ({ body: { mode: 'sms', ...PHONE, phone: phoneOf(2_000 + count) } }),
      () => ({ body: { mode: 'token', token: uuid() } }),
    ],
    'POST /web-api/auth/token': [() => ({ body: { token: uuid() } })],
    'POST /web-api/app-link': [(count) => ({ body: { phone: `+7${phoneOf(3_000 + count)}` } })],
    'POST /web-api/partners/applications': [
      (count) => ({
        body: {
          name: 'Ann',
          mail: `ann${count}@example.com`,
          place: 'ann.example',
          text: 'Football news for adults.',
          refId: uuid(),
        },
      }),
    ],
    'POST /web-api/third-party/launch': [() => ({ body: { gameId: 1, mode: 'demo' } })],
    'POST /social-api/oauth/google-one-tap': [
      () => ({ form: 'credential=a&language=en&currency=EUR&countryId=5' }),
    ],
    [`POST ${TRANSFER}/send-code/:id`]: [
      (count) => ({
        at: `${TRANSFER}/send-code/${uuid()}`,
        body: { ...PHONE, phone: phoneOf(count) },
      }),
    ],
    [`POST ${TRANSFER}/check-code/:id`]: [
      () => ({ at: `${TRANSFER}/check-code/${uuid()}`, body: { code: '123456' } }),
    ],
    [`POST ${TRANSFER}/user-data`]: [() => ({ body: { redirectToken: uuid() } })],
  };
}

/** The requests that a call is measured with; one without inputs of its own is asked as it is. */
export function inputsOf(known: Known): (call: string) => ((count: number) => Example)[] {
  const all = examples(known);
  return (call) => {
    const [method = '', path = ''] = call.split(' ');
    const inputs: readonly Input[] = all[call] ?? [() => (method === 'GET' ? {} : { body: {} })];
    return inputs.map((input) => (count) => {
      const { at = path.replaceAll(/:\w+(\{[^}]*\})?/g, '1'), ...rest } = input(count);
      return { method, path: at, ...rest };
    });
  };
}
