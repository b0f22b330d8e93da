import type { ApiClient, CallOptions } from '../../src/api';
import type { Endpoint } from '../../src/api/endpoint';
import * as endpoints from '../../src/api/endpoints';
import { tokenFor } from './fake-operator';
import { market } from './coupon-bench';
import { account, bet, game, outcome, placement, siteConfig, sport, userConfig } from './samples';

/** One call of the table with a request that fits it and an answer as the operator gives it. */
export interface SampleCall {
  readonly name: string;
  readonly endpoint: Pick<
    Endpoint<never, unknown>,
    | 'method'
    | 'path'
    | 'token'
    | 'retries'
    | 'timeoutMs'
    | 'maxBytes'
    | 'format'
    | 'answer'
    | 'isForAreas'
  >;
  readonly input: unknown;
  readonly answer: unknown;
  /** The same as text, as it goes over the wire. */
  readonly text: string;
  readonly make: (api: ApiClient, options?: CallOptions) => Promise<unknown>;
}

function sample<In, Out>(
  name: keyof typeof endpoints,
  endpoint: Endpoint<In, Out>,
  input: In,
  answer: unknown,
): SampleCall {
  return {
    name,
    endpoint,
    input,
    answer,
    text: endpoint.format === 'text' ? String(answer) : JSON.stringify(answer),
    make: (api, options) => api.call(endpoint, input, options),
  };
}

const token = tokenFor('ann-1', 4_102_444_800_000);
const accounts = {
  balance: [account],
  bonus: [],
  all_accounts: [account],
  is_available_first_deposit_bonus: false,
};

const limit = {
  limitType: 10,
  limitValue: 50,
  limitState: 'ACTIVE',
  startedAt: 1_788_000_000,
  endsAt: null,
  limitBalance: 40.5,
  needApprove: false,
  selfExcludeReason: null,
  measure: 'money',
  availableValues: [10, 20, 50],
};
const eur = { iso: 'EUR', scale: 2 };

const told = { data: { message: 'In words.' } };

/** Every endpoint there is; a test holds the list to that. */
export const SAMPLE_CALLS: readonly SampleCall[] = [
  sample('userAccounts', endpoints.userAccounts, {}, accounts),
  sample('userAccountsNewer', endpoints.userAccountsNewer, {}, accounts),
  sample('userAccountsActive', endpoints.userAccountsActive, { id: 1 }, {}),
  sample('userAccountsAdd', endpoints.userAccountsAdd, { currencyId: 2 }, told),
  sample('userAccountsRemove', endpoints.userAccountsRemove, { id: 2 }, told),
  sample(
    'redirectLight',
    endpoints.redirectLight,
    { url: 'https://grandstand.example/en' },
    { redirect: true, code: 302, url: '/en/live', reasons: [4], breadcrumbs: [] },
  ),
  sample(
    'blockCall',
    endpoints.blockCall,
    { auth: true, url: 'https://grandstand.example/en' },
    { displayTypeId: 1, templateTypeId: 17 },
  ),
  sample(
    'siteState',
    endpoints.siteState,
    {},
    { maintenance: { isActive: true, web_state: 1, started_at: 1_788_000_000_000 } },
  ),
  sample(
    'blockAppeals',
    endpoints.blockAppeals,
    {},
    {
      appeals: [
        {
          id: '1',
          createdAt: 1_788_000_000_000,
          text: 'Why?',
          status: 'waiting',
          answer: null,
          answeredAt: null,
        },
      ],
    },
  ),
  sample(
    'betsCall',
    endpoints.betsCall,
    { status: 'open', days: 7 },
    { bets: [bet], hasMore: true },
  ),
  sample('betCall', endpoints.betCall, { id: 'b-1' }, { bet }),
  sample('configAll', endpoints.configAll, { lang: 'en' }, siteConfig),
  sample(
    'configGroupsCall',
    endpoints.configGroupsCall,
    { groups: ['a', 'b'], lang: 'en' },
    {
      a: { x: 1 },
    },
  ),
  sample(
    'dictionaryCall',
    endpoints.dictionaryCall,
    { ids: ['markets'], lang: 'en' },
    {
      language: 'en',
      texts: { 'market.1': 'Match result' },
    },
  ),
  sample('lineSportsCall', endpoints.lineSportsCall, {}, { sports: [sport], seq: 5 }),
  sample('lineGamesCall', endpoints.lineGamesCall, { section: 'live' }, { games: [game], seq: 5 }),
  sample('lineGameCall', endpoints.lineGameCall, { id: 7001 }, { game, seq: 5 }),
  sample(
    'lineOutcomesCall',
    endpoints.lineOutcomesCall,
    { ids: ['7001:1'] },
    {
      outcomes: [outcome],
      seq: 5,
    },
  ),
  sample('placeCoupon', endpoints.placeCoupon, placement, { bet }),
  sample(
    'couponCheck',
    endpoints.couponCheck,
    { typeId: 0, systemValue: 2, bets: placement.bets },
    {
      minBetAmount: 0.5,
      maxBetAmount: null,
      maxPayout: 10_000,
      antiExpressCoef: null,
      hyperBonus: { percent: 5, minPercent: 1, maxPercent: 10 },
      bonusBetAllowed: true,
      promoCodes: [{ code: 'TEN', title: 'Ten' }],
      promoCode: null,
      availablePrepaidAmount: 0,
      limits: [{ limitType: 10, limitValue: 100, limitBalance: 40 }],
      bets: [
        {
          marketId: '7001:1',
          coef: 1.85,
          isBlocked: false,
          isFinished: false,
          isDepend: false,
          isBannedExpress: false,
          isDisabledBanker: false,
        },
      ],
    },
  ),
  sample(
    'couponShareCall',
    endpoints.couponShareCall,
    { typeId: 0, systemValue: 2, bets: placement.bets },
    { code: 'ABCD2345' },
  ),
  sample(
    'couponLoadCall',
    endpoints.couponLoadCall,
    { code: 'ABCD2345' },
    {
      typeId: 0,
      systemValue: 2,
      createdAt: 1_788_000_000_000,
      bets: [{ market: market(7), oldCoef: 1.9, coef: null, state: 'expired', isBanker: false }],
    },
  ),
  sample(
    'accumulatorsCall',
    endpoints.accumulatorsCall,
    {},
    { line: [{ expressId: 1, bets: [market(7)] }], live: [] },
  ),
  sample(
    'generateCall',
    endpoints.generateCall,
    { amount: 500, possibleWin: 5000, scale: 2, section: 'line', sportIds: [1] },
    { bets: [market(7)] },
  ),
  sample('betByRef', endpoints.betByRef, { refId: 'r-1' }, { bet }),
  sample('userCheck', endpoints.userCheck, {}, { userId: 'ann-1' }),
  sample('sessionCall', endpoints.sessionCall, {}, 'player'),
  sample('secureData', endpoints.secureData, {}, { ggru: 'g-1', session: 's-1', grant: 'abc' }),
  sample('userToken', endpoints.userToken, { force_refresh: true }, { token }),
  sample(
    'userLogin',
    endpoints.userLogin,
    { login: 'ann', password: 'secret', remember: true },
    { userId: 'ann-1', token },
  ),
  sample(
    'userRegister',
    endpoints.userRegister,
    { countryId: 3, currencyId: 1 },
    {
      userId: 'ann-1',
      login: '1001',
      password: 's3',
      token,
    },
  ),
  sample('userDisconnect', endpoints.userDisconnect, {}, {}),
  sample(
    'captchaUpdate',
    endpoints.captchaUpdate,
    { code: 112 },
    { id: 'c-1', image: '/web-api/captcha/image/c-1.svg', question: 'How much is one plus two?' },
  ),
  sample('captchaGetTime', endpoints.captchaGetTime, { id: 'c-1' }, { secondsLeft: 120 }),
  sample(
    'captchaValidate',
    endpoints.captchaValidate,
    { id: 'c-1', text: '23456' },
    { solved: 'proof-1' },
  ),
  sample(
    'fingerprintSend',
    endpoints.fingerprintSend,
    { visitorId: 'v-1', componentsData: '{}' },
    { token: 'fp-1', expiresAt: 1_800_000_000_000 },
  ),
  sample(
    'phoneCountries',
    endpoints.phoneCountries,
    {},
    { countries: [{ id: 5, name: 'Germany', country_code: 'DE', tel_code: '49' }] },
  ),
  sample(
    'phoneMasks',
    endpoints.phoneMasks,
    {},
    { items: [{ CountryId: 5, Mask: '9999 99999999', Min: 7, Max: 12 }] },
  ),
  sample(
    'mainAccountList',
    endpoints.mainAccountList,
    { isIncludeArchive: true, pageNumber: 2 },
    {
      entities: [
        {
          id: 1,
          iso: 'EUR',
          label: 'EUR 1',
          money: 10.5,
          scale: 2,
          is_main: true,
          is_archive: false,
        },
      ],
      total_count: 21,
    },
  ),
  sample(
    'gamePartitions',
    endpoints.gamePartitions,
    {},
    { partitions: [{ id: 1, name: 'Slots', slug: 'slots', games: 8 }] },
  ),
  sample(
    'gameTypes',
    endpoints.gameTypes,
    {},
    { GTR: [{ Id: 1, Name: 'Slots' }], GP: [{ Id: 2, Name: 'Copper Reel' }] },
  ),
  sample(
    'gamesPreview',
    endpoints.gamesPreview,
    { whence: 1, groupId: 1, ref: 1, lng: 'en', fcountry: 5 },
    { Success: true, Value: { top: [{ i: 9001, n: 'Penalty', r: 'instant-games/penalty' }] } },
  ),
  sample(
    'actionsList',
    endpoints.actionsList,
    {},
    { Success: true, Value: { Actions: [{ Id: 1, Name: 'Accumulator of the day' }] } },
  ),
  sample('userRights', endpoints.userRights, {}, { user_id: 'ann-1', rights: ['bet'] }),
  sample(
    'sportsMap',
    endpoints.sportsMap,
    {},
    {
      sports: [
        {
          id: 1,
          name: 'Football',
          path: '/line/football',
          champs: [{ id: 2, name: 'Premier League', path: '/line/football/premier-league' }],
        },
      ],
    },
  ),
  sample(
    'seoPageData',
    endpoints.seoPageData,
    { path: '/line/football' },
    {
      title: 'Football odds',
      description: 'Football in the line.',
      siteName: 'Grandstand',
      customCanonical: { mode: 'mirror', targetUrl: null, domain: { host: 'mirror.example' } },
      metaRobots: 'index, follow',
      hierarchyMetaRobots: ['noarchive'],
      metas: [{ name: 'keywords', content: 'football' }],
      hreflangs: [{ hreflang: 'ru-kz', href: '/ru/line/football' }],
      mediaAlternates: [{ media: '(width <= 640px)', href: '/en/line/football' }],
    },
  ),
  sample(
    'seoPageVisual',
    endpoints.seoPageVisual,
    { path: '/line/football' },
    { image: { url: '/icons/icon-512.png', alt: 'Grandstand' }, isTextFolded: true },
  ),
  sample('seoContent', endpoints.seoContent, { path: '/' }, { html: '<h2>Football</h2>' }),
  sample('policyLogo', endpoints.policyLogo, {}, 'GIF89a-and-so-on;'),
  sample('userConfigCall', endpoints.userConfigCall, {}, { result: userConfig }),
  sample('termsStatusCall', endpoints.termsStatusCall, {}, { result: true, updatedAt: 5 }),
  sample(
    'termsCall',
    endpoints.termsCall,
    {},
    { updatedAt: 5, changes: ['New.'], sections: [{ title: '1', text: 'Text.' }] },
  ),
  sample(
    'cookieAgreementCall',
    endpoints.cookieAgreementCall,
    { cookiesAgreeTime: 1_788_000_000_000, cookiesAgreeType: 3 },
    {},
  ),
  sample('termsConfirmCall', endpoints.termsConfirmCall, { updatedAt: 5 }, {}),
  sample('limitsCall', endpoints.limitsCall, {}, { data: [limit], ...eur }),
  sample(
    'availableLimitsCall',
    endpoints.availableLimitsCall,
    {},
    { data: [{ type: 10, measure: 'money', availableValues: [10, 20, 50] }], ...eur },
  ),
  sample(
    'selfExcludeReasonsCall',
    endpoints.selfExcludeReasonsCall,
    {},
    { data: [{ id: 1, selfExcludeReason: 'I play more than I want to.' }] },
  ),
  sample(
    'limitsSaveCall',
    endpoints.limitsSaveCall,
    { changes: [{ limitType: 21, limitValue: -1 }], scale: 2 },
    {
      status: 204,
      title: 'Taken down.',
      questions: [{ id: 1, text: 'Does play pay?', answers: [{ id: 1, text: 'No.' }] }],
      tokenGuid: 't-1',
      limitsData: [limit],
      ...eur,
    },
  ),
  sample(
    'limitsTestAnswersCall',
    endpoints.limitsTestAnswersCall,
    { tokenGuid: 't-1', answers: [{ questionId: 1, answerId: 1 }] },
    {
      success: true,
      questionsResult: [{ questionId: 1, isRight: true }],
      limitsData: [limit],
      ...eur,
    },
  ),
  sample(
    'limitActionCall',
    endpoints.limitActionCall,
    { limitType: 20, action: 1 },
    { status: 204, title: 'Confirmed.', limitsData: [limit], ...eur },
  ),
  sample(
    'limitDeleteCall',
    endpoints.limitDeleteCall,
    { limitType: 20 },
    { status: 204, title: 'Taken back.', limitsData: [limit], ...eur },
  ),
  sample(
    'limitsPingCall',
    endpoints.limitsPingCall,
    {},
    { limitValue: 2, limitBalance: 3600, resetsAt: 1_788_000_000 },
  ),
  sample(
    'realityCheckCall',
    endpoints.realityCheckCall,
    {},
    {
      since: 1_788_000_000,
      playedSeconds: 900,
      staked: 20,
      won: 5.5,
      lost: 10,
      ...eur,
    },
  ),
  sample('blockUserCall', endpoints.blockUserCall, { selfExcludeReason: 1 }, { success: true }),
  sample(
    'teamCashHistoryCall',
    endpoints.teamCashHistoryCall,
    {},
    {
      data: [
        {
          id: 1,
          status_id: 2,
          status_title: 'Accepted',
          message: 'Accepted',
          translate_message: 'Accepted',
          skks_hash: 'tc-1',
          timestamp: 1_788_000_000,
          date_payment: '2026-08-29T10:40:00.000Z',
          summ: 20,
          money_deposit_id: 1,
        },
      ],
    },
  ),
  sample(
    'paymentDeposit',
    endpoints.paymentDeposit,
    { accountId: 1, amount: 2000, scale: 2 },
    { accountId: 1, money: 120 },
  ),
];
