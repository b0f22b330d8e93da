import { readFileSync } from 'node:fs';
import { walletBodies } from '@grandstand/bus-contracts/domain/wallet';
import { someOf } from '@grandstand/bus-contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  lineLegs,
  makeGame,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
let gameId: number;
let betId: string;
let ideaId: string;
let legs: Awaited<ReturnType<typeof lineLegs>>;

beforeAll(async () => {
  operator = await startOperator();
  player = await registerPlayer(operator);
  gameId = (await makeGame(operator)).id;
  legs = await lineLegs(operator, 3);
  await operator.control(`/players/${player.login}/deposit`, { amount: 1000 });
  await operator.control('/offers', { kind: 'lotto', title: 'Draw', price: 2 });
  const sent = await operator.post<{ ideaId: string }>(
    '/web-api/ideas',
    { text: 'A calendar of matches.', refId: 'idea-0000' },
    { token: player.token },
  );
  ideaId = sent.body.ideaId;
  betId = (await place(operator, player, coupon(player, legs.slice(0, 1)))).body.bet.id;
});
afterAll(async () => operator.sandbox.close());

interface Endpoint {
  /**
   * Method and path; each `{name}` and each value of the query is replaced by a hostile one.
   * `{game}`, `{bet}`, `{idea}`, `{login}` and `{slot}` are otherwise those of something that there is.
   */
  readonly call: string;
  readonly body?: () => object;
  /** Whether the body is sent as a form; JSON otherwise. */
  readonly isForm?: boolean;
}

const LIMITS = '/limit-service-api/api/external/web/v3';
const V3 = '/web-api/api-v3/v2/user';
const QA = '/sandbox/v1';
const TRANSFER = '/web-api/api/internal/v1/account/user-transfer';

/** A credential of WebAuthn as JSON. */
const passkey = (response: object) => ({
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AA', ...response },
});

/** Calls with a body, a query or a name of something that there is. All others are tried with the queries of these. */
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
    call: 'POST /web-api/user/login',
    body: () => ({
      mode: 'phone_password',
      country_code: 'KZ',
      phone: '7010000000',
      password: 'x',
      remember: true,
    }),
  },
  {
    call: 'POST /web-api/user/login',
    body: () => ({ mode: 'sms', country_code: 'KZ', phone: '7010000000', remember: true }),
  },
  {
    call: 'POST /web-api/auth/confirm',
    body: () => ({ flowId: 'a', code: '123456', remember: true }),
  },
  {
    call: 'POST /web-api/user/login',
    body: () => ({ mode: 'token', token: 'a', remember: true }),
  },
  { call: 'POST /web-api/auth/token', body: () => ({ token: 'a' }) },
  { call: 'POST /web-api/auth/qr/start', body: () => ({}) },
  { call: 'POST /web-api/auth/qr/state', body: () => ({ flowId: 'a' }) },
  { call: 'POST /web-api/auth/qr/show', body: () => ({ code: 'a.b' }) },
  { call: 'POST /web-api/auth/qr/approve', body: () => ({ code: 'a.b', digits: '10' }) },
  { call: 'POST /web-api/auth/qr/refuse', body: () => ({ code: 'a.b' }) },
  { call: 'POST /web-api/auth/resend', body: () => ({ flowId: 'a' }) },
  {
    call: 'POST /web-api/auth/recover',
    body: () => ({ by: 'phone', country_code: 'KZ', phone: '7010000000' }),
  },
  {
    call: 'POST /web-api/auth/recover',
    body: () => ({ by: 'email', email: 'nobody@example.com' }),
  },
  { call: 'POST /web-api/auth/recover/confirm', body: () => ({ flowId: 'a', code: '123456' }) },
  { call: 'POST /web-api/auth/recover/check', body: () => ({ token: 'a' }) },
  { call: 'POST /web-api/auth/redeem', body: () => ({ kind: 'verify', token: 'a' }) },
  { call: 'POST /web-api/auth/redeem', body: () => ({ kind: 'not-me', token: 'a' }) },
  {
    call: 'POST /web-api/auth/redeem',
    body: () => ({ kind: 'newsletter', token: 'a', channel: 'sms', undo: true }),
  },
  { call: 'POST /web-api/auth/links', body: () => ({ email: 'nobody@example.com' }) },
  {
    call: `POST ${QA}/visitor-limits`,
    body: () => ({ names: ['registrations'], most: 100_000 }),
  },
  { call: `POST ${QA}/links/expire`, body: () => ({ token: 'a' }) },
  {
    call: `POST ${QA}/players/{login}/links`,
    body: () => ({ kind: 'verify', mail: 'ann@example.com' }),
  },
  { call: 'POST /web-api/auth/password', body: () => ({ token: 'a', password: 'b' }) },
  { call: 'POST /web-api/auth/passkey/options' },
  {
    call: 'POST /web-api/auth/passkey',
    body: () => ({
      flowId: 'a',
      response: passkey({ authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' }),
      remember: true,
    }),
  },
  { call: 'POST /web-api/user/proof', body: () => ({ password: 'a', code: '123456' }) },
  { call: 'POST /web-api/user/proof', body: () => ({ flowId: 'a', code: '123456' }) },
  { call: 'POST /web-api/user/proof/code', body: () => ({ password: 'a' }) },
  { call: 'POST /web-api/user/phone', body: () => ({ country_code: 'DE', phone: '15112345678' }) },
  { call: 'POST /web-api/user/phone/remove' },
  { call: 'POST /web-api/user/phone/confirm', body: () => ({ flowId: 'a', code: '123456' }) },
  {
    call: 'POST /web-api/user/phone/without-old',
    body: () => ({ password: 'a', code: '123456' }),
  },
  { call: 'POST /web-api/user/password', body: () => ({ password: 'b' }) },
  {
    call: 'POST /web-api/user/security-question',
    body: () => ({ question: 'first-job', answer: 'Kassel' }),
  },
  { call: 'POST /web-api/user/security-question/remove', body: () => ({}) },
  { call: 'POST /web-api/user/two-step/begin', body: () => ({ by: 'sms' }) },
  { call: 'POST /web-api/user/two-step/confirm', body: () => ({ code: '123456' }) },
  { call: 'POST /web-api/user/two-step/recovery-codes' },
  { call: 'POST /web-api/user/passkeys/options' },
  {
    call: 'POST /web-api/user/passkeys',
    body: () => ({
      flowId: 'a',
      response: passkey({ attestationObject: 'AA', transports: ['usb'] }),
    }),
  },
  { call: 'POST /web-api/user/passkeys/{id}', body: () => ({ name: 'a' }) },
  { call: 'DELETE /web-api/user/passkeys/{id}' },
  { call: 'POST /web-api/data-export' },
  { call: 'GET /web-api/data-export/{id}?lang=en' },
  { call: 'DELETE /web-api/user/sessions/{number}' },
  { call: 'POST /web-api/user/sessions/end-others' },
  {
    call: `POST ${TRANSFER}/send-code/{id}`,
    body: () => ({ country_code: 'KZ', phone: '7010000000' }),
  },
  { call: `POST ${TRANSFER}/check-code/{id}`, body: () => ({ code: '123456' }) },
  { call: `POST ${TRANSFER}/user-data`, body: () => ({ redirectToken: 'a' }) },
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
  {
    call: 'POST /web-api/user/register',
    body: () => ({
      type: 'full_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
      first_deposit_bonus_choice: 1,
      social_media: 1,
      email: 'a@b.example',
      password: 'a longer one',
      name: 'Ann',
      date_birthday: '1990-02-28',
      flowId: 'a',
      code: '123456',
    }),
  },
  {
    call: 'POST /web-api/user/register',
    body: () => ({
      type: 'soc_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
      social_media: 11,
    }),
  },
  { call: 'GET /social-api/oauth/{network}/start?redirect=/en&remember=1' },
  { call: 'GET /social-api/oauth/{network}/callback?state=a&code=b&iss=c' },
  { call: 'POST /social-api/oauth/result' },
  { call: 'POST /social-api/oauth/link' },
  {
    call: 'POST /social-api/oauth/google-one-tap',
    body: () => ({ credential: 'e30.e30.e30', language: 'en', currency: 'EUR', countryId: 5 }),
    isForm: true,
  },
  { call: 'POST /web-api/user/register/promo-code', body: () => ({ ref_code: 'a' }) },
  { call: 'POST /web-api/user/credentials', body: () => ({ save: 2, password: 'a' }) },
  { call: 'POST /web-api/user/accounts/active', body: () => ({ id: player.accountId }) },
  { call: 'POST /web-api/user/accounts/add', body: () => ({ currencyId: 2 }) },
  { call: 'POST /web-api/user/accounts/remove', body: () => ({ id: 7 }) },
  { call: `POST ${V3}/agreement-rules/confirm`, body: () => ({ updatedAt: 1 }) },
  {
    call: 'POST /web-api/partners/applications',
    body: () => ({
      name: 'Ann',
      mail: 'ann@example.com',
      place: 'ann.example',
      text: 'Football news for adults.',
      refId: 'partner-0001',
    }),
  },
  { call: 'POST /web-api/app-link', body: () => ({ phone: '+4915123456789' }) },
  {
    call: 'POST /web-api/agreements/cookies',
    body: () => ({ cookiesAgreeTime: 1, cookiesAgreeType: 1 }),
  },
  { call: 'GET /analytics-api/v1/counters?domain=a&projectId=1' },
  {
    call: 'POST /analytics-api/v1/events',
    body: () => ({ visitor: 'v', counters: { 1: 'a' }, events: [{ id: 1, at: 2, route: 'home' }] }),
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
  { call: 'GET /line-api/v1/games?section=line&sport=football&champ=a&hours=1&search=a&limit=1' },
  { call: 'GET /line-api/v1/games?section=live&timeFilter=1' },
  { call: 'GET /line-api/v1/games/{game}' },
  { call: 'GET /line-api/v1/games/{game}/course' },
  { call: 'GET /line-api/v1/games/{game}/broadcast' },
  { call: 'GET /line-api/v1/cyber?type=real&section=live&discipline=cs2&champ=a&limit=1' },
  { call: 'POST /line-api/v1/outcomes', body: () => ({ ids: ['1:1'] }) },
  { call: 'POST /web-api/uploads/ticket', body: () => ({ purpose: 'request' }) },
  {
    call: 'POST /web-api/verification/ticket',
    body: () => ({ type: 'passport', digest: 'a'.repeat(64) }),
  },
  { call: 'GET /web-api/verification/documents/{id}' },
  {
    call: 'POST /web-api/requests',
    body: () => ({
      topicId: 'bets',
      subTopicId: 'settled',
      movementId: null,
      fields: [{ name: 'bet', value: betId }],
      text: 'a',
      files: [],
      refId: 'request-0001',
    }),
  },
  { call: 'GET /web-api/requests/{id}' },
  {
    call: 'POST /web-api/requests/{id}/reply',
    body: () => ({ text: 'a', files: ['a'], refId: 'request-0002' }),
  },
  { call: 'POST /web-api/requests/{id}/close', body: () => ({}) },
  { call: 'POST /web-api/requests/{id}/read', body: () => ({}) },
  { call: 'GET /web-api/requests/{id}/files/{file}' },
  {
    call: 'POST /chat-api/v1/messages',
    body: () => ({ clientId: 'message-1', text: 'How is a void leg settled?', name: 'Ann' }),
  },
  {
    call: 'POST /chat-api/v1/messages',
    body: () => ({ clientId: 'message-2', text: '', files: [{ id: 'a', name: 'a' }] }),
  },
  { call: 'GET /chat-api/v1/files/{file}' },
  { call: 'POST /chat-api/v1/end', body: () => ({}) },
  { call: 'GET /chat-api/v1/stream?since=1' },
  { call: 'GET /chat-api/v1/transcript?lang=en' },
  { call: 'POST /chat-api/v1/transcript', body: () => ({}) },
  {
    call: 'POST /web-api/ideas',
    body: () => ({ text: 'A calendar of matches.', refId: 'idea-0001' }),
  },
  { call: 'POST /upload-api/files' },
  { call: 'GET /upload-api/files/{file}' },
  { call: 'PATCH /upload-api/files/{file}' },
  { call: 'DELETE /upload-api/files/{file}' },
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
  {
    call: 'POST /web-api/purchases/quote',
    body: () => ({ kind: 'lotto', ref: 'offer-1', lines: ['1 2'], accountId: player.accountId }),
  },
  {
    call: 'POST /web-api/purchases',
    body: () => ({
      refId: 'hostile-1',
      kind: 'lotto',
      ref: 'offer-1',
      lines: ['1 2'],
      accountId: player.accountId,
      quote: 'a',
    }),
  },
  { call: 'GET /web-api/purchases?before=80000001' },
  { call: 'GET /web-api/purchases/by-ref/{refId}' },
  {
    call: 'POST /web-api/fair/client-seed',
    body: () => ({ commitment: 'a'.repeat(64), clientSeed: 'lucky-7' }),
  },
  { call: 'POST /web-api/fair/rotate', body: () => ({ commitment: 'a'.repeat(64) }) },
  { call: 'GET /web-api/bets?status=all&days=1&before=9&beforeId=1&gameId=1&number=1&limit=5' },
  { call: 'GET /web-api/bets/{bet}' },
  { call: 'GET /web-api/bets/cash-out-offers?betIds=1' },
  {
    call: 'POST /web-api/bets/{bet}/cash-out',
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
  { call: 'GET /line-api/v1/accumulators?section=line' },
  { call: 'GET /line-api/v1/favourites?favourites=league:1' },
  { call: 'GET /bff-api/search?search=a' },
  {
    call: 'GET /line-api/v1/results?type=ended&day=2026-11-01&timeZone=UTC&sport=football&champ=a&search=a&limit=1',
  },
  { call: 'GET /line-api/v1/teams/{team}' },
  { call: 'GET /line-api/v1/head-to-head/{team}/{rival}' },
  { call: 'GET /line-api/v1/games/{game}/combinations' },
  {
    call: 'POST /web-api/user/block-appeals',
    body: () => ({ text: 'I have one account alone.', refId: 'appeal-0001' }),
  },
  {
    call: 'POST /web-api/user/favourites',
    body: () => ({ favourite: `match:${gameId}`, isOn: true }),
  },
  {
    call: 'POST /web-api/user/favourites/join',
    body: () => ({ favourites: [`match:${gameId}`] }),
  },
  {
    call: 'POST /web-api/user/mailing',
    body: () => ({
      enable_mail_news: 1,
      enable_mail_deposit: 0,
      enable_mail_bets: 1,
      enable_sms_news: 0,
    }),
  },
  {
    call: 'POST /web-api/user/profile',
    body: () => ({
      group: 'address',
      version: 0,
      values: {
        user_geo_location_region: 'Hessen',
        user_geo_location_city: 'Kassel',
        user_registration_address: 'Am Ring 1',
      },
    }),
  },
  { call: 'POST /web-api/payment/deposits/decline-limit', body: () => ({}) },
  { call: 'GET /web-api/payment/deposits/{id}' },
  { call: 'GET /web-api/payment/deposits/{id}/pay?lang=en' },
  { call: 'POST /web-api/payment/deposits/{id}/resume', body: () => ({}) },
  {
    call: 'POST /web-api/payment/deposits',
    body: () => ({ accountId: player.accountId, methodId: 'card', amount: 5, refId: 'wish-0001' }),
  },
  { call: 'GET /web-api/payment/withdrawals/{id}' },
  {
    call: 'POST /web-api/payment/withdrawals',
    body: () => ({
      accountId: player.accountId,
      methodId: 'card',
      amount: 5,
      refId: 'wish-0001',
      leaving: { bonusId: '1', lose: 5 },
    }),
  },
  { call: `POST ${LIMITS}/realitycheck`, body: () => ({}) },
  { call: `POST ${LIMITS}/ping`, body: () => ({}) },
  { call: 'GET /web-api/{group}/{ref}/icons/{version}/favicon.svg' },
  { call: 'GET /web-api/ui-lib/{version}/ui-lib.css' },
  { call: 'GET /web-api/{group}/{ref}/ui-lib/{version}/ui-lib.css' },
  { call: 'GET /web-api/media/200/{slot}/logo.svg' },
  { call: 'GET /web-api/{group}/{ref}/media/200/{slot}/logo.svg' },
  { call: 'GET /bff-api/home?lang=en&promote=0' },
  { call: 'GET /web-api/third-party/lobby?iso=EUR' },
  {
    call: 'GET /web-api/third-party/games?category=slots&provider=northlight&part=new&cursor=dice',
  },
  { call: 'GET /web-api/third-party/games?ids=dice&iso=EUR' },
  { call: 'GET /web-api/third-party/games/{slug}' },
  { call: 'GET /web-api/third-party/games/{slug}/rules' },
  { call: 'GET /web-api/third-party/search?search=dice&iso=EUR' },
  { call: 'POST /web-api/third-party/favourites', body: () => ({ game: 'dice', isOn: true }) },
  { call: 'GET /web-api/third-party/rounds?game=dice' },
  { call: 'GET /web-api/third-party/landings/{slug}?iso=EUR' },
  { call: 'GET /lotto-api/v1/draws?lottery=5-36&before=1' },
  { call: 'GET /lotto-api/v1/tickets?before=1' },
  { call: 'GET /lotto-api/v1/ticket-proof?id=1' },
  { call: 'GET /toto-api/v1/draws?section=fifteen&list=past&before=1' },
  { call: 'GET /toto-api/v1/coupons?before=1' },
  { call: 'GET /web-api/promo/journal?bonusId=1' },
  { call: 'POST /web-api/promo/check', body: () => ({ code: 'FREE1' }) },
  { call: 'GET /web-api/promo/tournaments/{tournament}' },
  { call: 'POST /web-api/promo/preview', body: () => ({}) },
  {
    call: 'POST /web-api/promo/take',
    body: () => ({ offer: 'drops', hash: 'a0'.repeat(32) }),
  },
  {
    call: 'POST /web-api/promo/give-up',
    body: () => ({ bonusId: '1', keep: 100, lose: 100 }),
  },
  {
    call: 'POST /web-api/promo/free-spins/take',
    body: () => ({ offer: 'verified-spins', hash: 'a0'.repeat(32) }),
  },
  { call: 'POST /web-api/promo/free-spins/give-up', body: () => ({ id: '1' }) },
  {
    call: 'POST /web-api/bonus-games/chest/try',
    body: () => ({ tryId: 'hostile-1', choice: '4' }),
  },
  {
    call: 'POST /web-api/bonus-games/move',
    body: () => ({ tryId: 'hostile-1', move: 'turn-4', at: 0 }),
  },
  { call: 'GET /content-api/v1/texts/{kind}' },
  { call: 'GET /content-api/v1/texts/{kind}/{slug}' },
  { call: 'GET /content-api/v1/search?kind=rules&search=stake' },
  { call: 'GET /web-api/payment/ways?iso=EUR' },
  { call: 'GET /content-api/v1/feeds/{kind}?lang=en' },

  { call: `POST ${QA}/games`, body: () => ({ sport: 'football', home: 'A', away: 'B' }) },
  { call: `POST ${QA}/games/{game}/start`, body: () => ({}) },
  { call: `POST ${QA}/games/{game}/score`, body: () => ({ home: 1, away: 1 }) },
  { call: `POST ${QA}/games/{game}/events`, body: () => ({ kind: 'corner', side: 'home' }) },
  { call: `POST ${QA}/games/{game}/suspend`, body: () => ({ market: 17 }) },
  { call: `POST ${QA}/outcomes/price`, body: () => ({ id: `${gameId}:1`, coef: 2.35 }) },
  { call: `POST ${QA}/outcomes/suspend`, body: () => ({ id: `${gameId}:1` }) },
  {
    call: `POST ${QA}/bans`,
    body: () => ({ id: `${gameId}:1`, isBannedExpress: true, isDisabledBanker: false }),
  },
  { call: `POST ${QA}/holds/{id}`, body: () => ({ isSamePerson: false }) },
  { call: `POST ${QA}/players/{login}/hold`, body: () => ({ state: 'freed' }) },
  { call: `POST ${QA}/players/{login}/ban`, body: () => ({ level: 0, version: 1 }) },
  { call: `POST ${QA}/players/{login}/close`, body: () => ({ isClosed: false }) },
  { call: `POST ${QA}/players/{login}/deposit`, body: () => ({ amount: 1, accountId: 1001 }) },
  { call: `POST ${QA}/players/{login}/proof/expire` },
  { call: `POST ${QA}/players/{login}/prepaid`, body: () => ({ amount: 1 }) },
  {
    call: `POST ${QA}/players/{login}/limits`,
    body: () => ({ limitType: 10, limitValue: 50, startsIn: 0, endsIn: 9, isForever: false }),
  },
  {
    call: `POST ${QA}/players/{login}/limits/ripen`,
    body: () => ({ limitType: 20, lapsesIn: 60 }),
  },
  { call: `POST ${QA}/players/{login}/session-balance`, body: () => ({ seconds: 5 }) },
  { call: `POST ${QA}/players/{login}/profile-lock`, body: () => ({ isLocked: true }) },
  {
    call: `POST ${QA}/players/{login}/appeals`,
    body: () => ({ text: 'a', status: 'waiting', answer: 'b' }),
  },
  { call: `GET ${QA}/partner-applications/{number}` },
  { call: `POST ${QA}/partner-applications/{number}/accept`, body: () => ({}) },
  { call: `POST ${QA}/partner-applications/{number}/decline`, body: () => ({ reason: 'a' }) },
  { call: `GET ${QA}/appeals/{appeal}` },
  { call: `POST ${QA}/appeals/{appeal}/accept`, body: () => ({ answer: 'a' }) },
  { call: `POST ${QA}/appeals/{appeal}/reject`, body: () => ({ answer: 'a' }) },
  { call: `POST ${QA}/players/{login}/conversion`, body: () => ({ status: 1 }) },
  { call: `POST ${QA}/players/{login}/team-cash`, body: () => ({ accepted: 1 }) },
  {
    call: `POST ${QA}/players/{login}/security-question`,
    body: () => ({ answer: 'Kassel', isRemoved: true }),
  },
  { call: `POST ${QA}/players/{login}/two-step`, body: () => ({ isOn: false, by: 'sms' }) },
  { call: `POST ${QA}/players/{login}/sign-in-link`, body: () => ({ isExpired: true }) },
  {
    call: `POST ${QA}/players/{login}/contacts`,
    body: () => ({ mail: 'a@a.test', phone: '+4915112345678' }),
  },
  { call: `GET ${QA}/outbox?to=a&channel=mail&since=1` },
  {
    call: `POST ${QA}/outbox/channels`,
    body: () => ({ channel: 'push', kind: 'slow', delay: 1 }),
  },
  { call: `POST ${QA}/transfers`, body: () => ({ login: 'nobody', phone: '+77010000000' }) },
  { call: `POST ${QA}/challenges`, body: () => ({ flowId: 'a', isExpired: true }) },
  { call: `POST ${QA}/networks/{network}/forget`, body: () => ({}) },
  { call: `POST ${QA}/partners`, body: () => ({ name: 'games', isDown: false }) },
  {
    call: 'POST /partner-api/v1/payments/events',
    body: () => ({
      eventId: 'event-0001',
      paymentId: 'payment-0001',
      event: 'captured',
      amount: 500,
      iso: 'EUR',
    }),
  },
  {
    call: 'POST /partner-api/v1/payments/voucher',
    body: () => ({
      eventId: 'event-0001',
      paymentId: 'payment-0001',
      amount: 500,
      iso: 'EUR',
      code: 'AAAA-BBBB-CCCC-DDDD',
    }),
  },
  { call: `POST ${QA}/withdrawals`, body: () => ({}) },
  { call: `POST ${QA}/withdrawals/{id}`, body: () => ({ isApproved: true }) },
  {
    call: 'POST /partner-api/v1/payouts/events',
    body: () => ({
      eventId: 'event-0001',
      payoutId: 'payout-0001',
      event: 'paid',
      amount: 500,
      iso: 'EUR',
    }),
  },
  {
    call: 'POST /web-api/third-party/launch',
    body: () => ({ gameId: 9018, accountId: player.accountId, mode: 'demo' }),
  },
  { call: 'GET /web-api/third-party/sessions/{id}' },
  ...Object.keys(walletBodies).map((name) => ({
    call: `POST /wallet-api/v1/${name}`,
    body: () => ({ token: 'x'.repeat(43), roundId: 'round-01', gameCode: 'dice', at: 1 }),
  })),
  { call: `POST ${QA}/wallet/repeats`, body: () => ({ times: 0 }) },
  { call: `POST ${QA}/wallet/old-rounds`, body: () => ({}) },
  { call: `POST ${QA}/game-tables/:game`, body: () => ({ isPaused: false }) },
  { call: `POST ${QA}/game-tables/:game/void`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/results`, body: () => ({ rounds: [[[1]]] }) },
  {
    call: 'POST /partner-api/v1/hello',
    body: () => ({ origin: 'https://a.test', version: '1' }),
  },
  { call: 'GET /sandbox/outbox?to=a&channel=mail&since=1' },
  { call: `POST ${QA}/promo-codes`, body: () => ({ code: 'SUMMER', percent: 20 }) },
  { call: `GET ${QA}/placements/{refId}` },
  {
    call: `POST ${QA}/offers`,
    body: () => ({ kind: 'lotto', title: 'Draw', price: 2, iso: 'EUR', closesIn: 60 }),
  },
  { call: `POST ${QA}/marbles/start`, body: () => ({}) },
  { call: `POST ${QA}/marbles/end`, body: () => ({}) },
  { call: `POST ${QA}/jackpots`, body: () => ({ name: 'grand', money: 2_000_000 }) },
  { call: `POST ${QA}/lotto/draws`, body: () => ({ lottery: '5-36' }) },
  { call: `POST ${QA}/lotto/draws/{draw}/fill`, body: () => ({ random: 10 }) },
  { call: `POST ${QA}/toto/draws`, body: () => ({ section: 'football', closesIn: 60 }) },
  {
    call: `POST ${QA}/toto/draws/{draw}/fill`,
    body: () => ({ coupons: [{ line: '1x 1 1 1 1 1 1 1 1 1 1 1 1', count: 1 }] }),
  },
  { call: `POST ${QA}/toto/draws/{draw}/close`, body: () => ({}) },
  { call: `POST ${QA}/toto/draws/{draw}/results`, body: () => ({ results: ['1', null] }) },
  { call: `GET ${QA}/offers/{offer}` },
  {
    call: `POST ${QA}/offers/{offer}/settle`,
    body: () => ({ prizes: [{ id: 80_000_001, amount: 1 }] }),
  },
  { call: `POST ${QA}/offers/{offer}/cancel`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/dice`, body: () => ({ refId: 'hostile-1', dice: 2 }) },
  { call: `POST ${QA}/seed-chains`, body: () => ({ label: 'lotto', length: 10 }) },
  { call: `POST ${QA}/seed-chains/{chain}/salt`, body: () => ({ salt: 'a' }) },
  {
    call: `POST ${QA}/seed-chains/{chain}/draw`,
    body: () => ({ refId: 'hostile-1', count: 5, from: 36, tickets: ['1-2'] }),
  },
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

  {
    call: `GET ${QA}/specimens/{type}?name=a&surname=b&birth=1990-02-28&expires=2031-02-28&flaw=blur`,
  },
  { call: `GET ${QA}/reviews/{id}/file` },
  { call: `POST ${QA}/reviews/{id}`, body: () => ({ decision: 'refuse', fault: 'expired' }) },
  { call: `POST ${QA}/players/{login}/documents`, body: () => ({ type: 'bill' }) },
  { call: `GET ${QA}/chats/{id}/files/{file}` },
  { call: `GET ${QA}/requests/{id}` },
  { call: `GET ${QA}/requests/{id}/files/{file}` },
  { call: `POST ${QA}/requests/{id}`, body: () => ({ text: 'a' }) },
  { call: `POST ${QA}/requests/{id}/close`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/points`, body: () => ({ points: 5 }) },
  {
    call: `POST ${QA}/players/{login}/bonus-tries`,
    body: () => ({ game: 'safe', tries: 1 }),
  },
  {
    call: `POST ${QA}/players/{login}/next-bonus`,
    body: () => ({ game: 'fortuna', results: [[15]] }),
  },
  { call: `GET ${QA}/chats/{id}` },
  { call: `POST ${QA}/chats/{id}/assign`, body: () => ({ agent: 'Mira' }) },
  { call: `POST ${QA}/chats/{id}/answer`, body: () => ({ text: 'a' }) },
  { call: `POST ${QA}/chats/{id}/close`, body: () => ({}) },
  { call: `POST ${QA}/free-spin-offers/verified-spins`, body: () => ({ terms: { spins: 5 } }) },
  { call: `POST ${QA}/bonuses/drops`, body: () => ({ terms: { wager: 10, maxStake: 1 } }) },
  { call: `POST ${QA}/players/{login}/bonus`, body: () => ({ endsIn: 60 }) },
  {
    call: `POST ${QA}/players/{login}/free-spins`,
    body: () => ({ game: 'lantern-bay', spins: 2, endsIn: 60 }),
  },
  {
    call: `POST ${QA}/tournaments`,
    body: () => ({ startsIn: 1, length: 60, entry: 1, seed: 10 }),
  },
  { call: `POST ${QA}/tournaments/{tournament}/close`, body: () => ({}) },
  { call: `POST ${QA}/tournaments/{tournament}/settle`, body: () => ({}) },
  { call: `POST ${QA}/tournaments/{tournament}/cancel`, body: () => ({}) },
  {
    call: `POST ${QA}/tournaments/{tournament}/disqualify`,
    body: () => ({ login: player.login, reason: 'rules-broken' }),
  },
  { call: `POST ${QA}/players/{login}/friends`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/verified`, body: () => ({}) },
  { call: `POST ${QA}/cashback/end`, body: () => ({ period: 1 }) },
  { call: `GET ${QA}/ideas/{idea}` },
  { call: `POST ${QA}/ideas/{idea}/plan`, body: () => ({}) },
  {
    call: `POST ${QA}/ideas/{idea}/publish`,
    body: () => ({ titles: { ru: 'a', en: 'a', az: 'a', kz: 'a', ua: 'a' } }),
  },
  { call: `POST ${QA}/ideas/{idea}/done`, body: () => ({}) },
  { call: `POST ${QA}/ideas/{idea}/decline`, body: () => ({ reason: 'a' }) },
  { call: `POST ${QA}/verification`, body: () => ({ isBonusOffered: false }) },
  { call: `POST ${QA}/players/{login}/upload-tickets/expire`, body: () => ({}) },
  {
    call: `POST ${QA}/faults`,
    body: () => ({ method: 'GET', path: '/never', kind: 'status', at: 'done', times: 1, delay: 1 }),
  },
  {
    call: `POST ${QA}/demands`,
    body: () => ({ method: 'GET', path: '/never', code: 112, only: 'a', times: 1 }),
  },
  { call: `POST ${QA}/consent/forget`, body: () => ({}) },
  { call: `POST ${QA}/captchas`, body: () => ({ lifetime: 60_000 }) },
  { call: `POST ${QA}/sms-prefixes`, body: () => ({ most: 30 }) },
  { call: `POST ${QA}/code-requests`, body: () => ({ most: 20 }) },
  { call: `POST ${QA}/fingerprints`, body: () => ({ lifetime: 60_000 }) },
  { call: `POST ${QA}/fingerprints/forget`, body: () => ({}) },
  {
    call: `POST ${QA}/limit-rules`,
    body: () => ({ waitSeconds: 60, areQuestionsAsked: true, yearDays: 365 }),
  },
  { call: `POST ${QA}/placing`, body: () => ({ liveDelay: 0, isVipAccepted: true }) },
  { call: `POST ${QA}/tokens`, body: () => ({ lifetime: 600 }) },
  { call: `POST ${QA}/feed/drop`, body: () => ({ forget: true }) },
  {
    call: `POST ${QA}/access`,
    body: () => ({ banAddress: 'https://a.test', redirectHosts: ['a.test'] }),
  },
  {
    call: `POST ${QA}/site`,
    body: () => ({
      pages: { availableRoutes: [47], features: ['a'], unavailablePaths: ['/never'] },
      registrationReminder: { delay: 1, interval: 1 },
      companyName: 'A',
      logoSlot: -1000,
      uiLibVersion: '1.2.3',
      age: { minAge: 18, isForSession: false },
      geoCountryId: 1,
      headerRows: 1,
      footerRow: { socialLinks: [{ title: 'a', url: 'https://a.test' }] },
      supportEmail: 'a@a.test',
      isChatOffered: true,
      frameOrigins: ['https://a.test'],
      autoLogoffMinutes: 0,
      limits: { customTypes: [20], isLockedTogether: false, isCancelledByDelete: false },
    }),
  },
  { call: `POST ${QA}/outcomes/resume`, body: () => ({ id: `${gameId}:1` }) },
  { call: `POST ${QA}/games/{game}/resume`, body: () => ({ market: 17 }) },
  { call: `POST ${QA}/players/{login}/terms`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/freeze`, body: () => ({ isFrozen: false }) },
  {
    call: `POST ${QA}/players/{login}/user-config`,
    body: () => ({ user_hide_balance: true, user_msg_count: 1 }),
  },
  {
    call: `POST ${QA}/players/{login}/sports`,
    body: () => ({ disallowLine: [1], disallowLive: [1], isCCLine: false, isCClive: false }),
  },
  { call: `POST ${QA}/players/{login}/sign-out`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/proof/expire`, body: () => ({}) },
  { call: `POST ${QA}/players/{login}/cards/age`, body: () => ({}) },
  { call: `POST ${QA}/payments/{id}/events`, body: () => ({ event: 'captured' }) },
  { call: `POST ${QA}/vouchers`, body: () => ({ iso: 'EUR', amount: 50 }) },
  { call: `POST ${QA}/settle`, body: () => ({}) },
  { call: `POST ${QA}/clock`, body: () => ({ pace: 1, isPaused: false, advance: 1 }) },
  // Last, as they end what the others need.
  { call: `POST ${QA}/games/{game}/finish`, body: () => ({ home: 1, away: 1 }) },
  {
    call: 'POST /limit-service-api/limit/external/web/api/v1/BlockUser',
    body: () => ({ selfExcludeReason: 1 }),
  },
  { call: 'POST /web-api/user/close', body: () => ({}) },
  { call: 'POST /web-api/user/disconnect', body: () => ({}) },
  { call: `POST ${QA}/reset`, body: () => ({}) },
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
  2 ** 53 - 1,
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

/** Of each header that the operator reads, hostile values. */
const HOSTILE_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'X-Language': ['__proto__', 'x'.repeat(5000)],
  'X-Auth': ['Bearer __proto__', 'Bearer e30.e30.e30', `Bearer ${'x'.repeat(5000)}`],
  Cookie: ['sid=__proto__', 'sid=%00', `sid=${'x'.repeat(5000)}`],
  'X-Captcha': ['__proto__', '\u00FF'],
  'X-Fingerprint': ['__proto__', '\u00FF'],
  'X-Geo-Country': ['__proto__', '\u00FF'],
  'X-Forwarded-For': ['__proto__', '::::, 1.2.3.4.5'],
  'X-Qa': ['__proto__'],
  'User-Agent': ['__proto__', 'x'.repeat(5000), '\u00FF'],
  'X-Partner': ['games', '__proto__', '\u00FF'],
  'X-Timestamp': ['9223372036854775808', '__proto__'],
  'Tus-Resumable': ['1.0.0', '0.2.1', '__proto__'],
  'Upload-Length': ['10', '-1', '1e308', '99999999999999999999'],
  'Upload-Offset': ['0', '-1', '1e308'],
  'Upload-Metadata': [
    'ticket',
    'ticket %',
    'ticket \u00FF',
    'ticket YQ==,ticket YQ==',
    '__proto__ YQ==',
  ],
  'Last-Event-ID': ['-1', '9223372036854775808', '__proto__'],
};

/** Strings that programs are known to fail on; tests/public-data has their origin. */
const NAUGHTY = JSON.parse(
  readFileSync(new URL('../public-data/naughty-strings.json', import.meta.url), 'utf8'),
) as readonly string[];
/** So many endpoints share the list; each has other strings than the ones beside it. */
const SHARING = 40;

/** Each name of a query that a call has here: a call without an example may read some of them. */
const EVERY_QUERY = [
  ...new Map(ENDPOINTS.flatMap(({ call }) => [...new URLSearchParams(call.split('?')[1] ?? '')])),
]
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  .join('&');

function naughtyValues(endpoint: Endpoint): readonly string[] {
  const turn = ENDPOINTS.indexOf(endpoint) % SHARING;
  return NAUGHTY.filter((_, place) => place % SHARING === turn);
}

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

/** Each `{name}` of a URL replaced by something that there is, or by 1. */
function filled(url: string): string {
  const known: Readonly<Record<string, string | number>> = {
    game: gameId,
    bet: betId,
    idea: ideaId,
    login: 'demo',
    slot: -1000,
  };
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? 1));
}

function plainCall(call: string): { method: string; url: string; path: string } {
  const [method = '', url = ''] = call.split(' ');
  return { method, url, path: filled(url) };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly sent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function formText(value: unknown): string {
  const fields = Object.entries(value as object).map(([name, one]) => [name, String(one)]);
  return new URLSearchParams(fields).toString();
}

/** Calls of an endpoint that each have one hostile value. */
function hostileCalls(endpoint: Endpoint): Call[] {
  const { call, body, isForm = false } = endpoint;
  const { method, url, path: plain } = plainCall(call);
  const places = [...url.matchAll(/\{\w+\}|(?<==)[^&]+/g)];
  const paths = places.flatMap(({ 0: place, index }) =>
    [...HOSTILE_TEXTS, ...naughtyValues(endpoint).map(encodeURIComponent)].map((text) =>
      filled(url.slice(0, index) + text + url.slice(index + place.length)),
    ),
  );
  const written = (value: unknown): string => (isForm ? formText(value) : JSON.stringify(value));
  const usual = body && written(body());
  const sentUsual = usual === undefined ? {} : { sent: usual };
  const byPath = paths.map((path) => ({ method, path, ...sentUsual }));
  const byHeader = Object.entries(HOSTILE_HEADERS).flatMap(([name, values]) =>
    values.map((value) => ({ method, path: plain, ...sentUsual, headers: { [name]: value } })),
  );
  if (!body) return [...byPath, ...byHeader];
  const byBody = placesIn(body()).flatMap((place) =>
    [...HOSTILE_VALUES, ...naughtyValues(endpoint)].map((value) => {
      const text = written(replaced(body(), place, value));
      return { method, path: plain, sent: text.replace(`"${INFINITE}"`, '1e999') };
    }),
  );
  const whole = ['', 'null', '[]', '"\\u0000"', '{"a":"\\u0000"}', '{"__proto__":1}', '{'];
  return [
    ...byPath,
    ...byHeader,
    ...byBody,
    ...whole.map((sent) => ({ method, path: plain, sent })),
  ];
}

async function statusOf({ method, path, sent, headers }: Call): Promise<number> {
  const answer = await operator.sandbox.fetch(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'X-Auth': `Bearer ${player.token}`,
        Cookie: player.cookie,
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    }),
  );
  // The feed never ends.
  await answer.body?.cancel();
  return answer.status;
}

/** A name in a path of the operator's, with its pattern. */
const PARAMETER = /:(\w+)(?:\{.*?\})?(?=\/|$)/g;

async function expectNoFault(endpoint: Endpoint): Promise<void> {
  const failed: unknown[] = [];
  // One in twenty-five: there are hundreds of an endpoint.
  for (const call of someOf(someOf(hostileCalls(endpoint)))) {
    const status = await statusOf(call);
    // A refusal because of too many waiting requests is its own error; sign-ins are counted elsewhere.
    if (status >= 500 && status !== 503) failed.push({ ...call, status });
  }
  expect(failed).toEqual([]);
  expect(operator.problems.splice(0)).toEqual([]);
}

describe('hostile values', () => {
  test('are tried at every call of the operator, of which those with a body need an example', async () => {
    const tried = ENDPOINTS.map(({ call }) => {
      const { method, path } = plainCall(call);
      return `${method} ${path.replace(/\?.*/, '')}`;
    });
    const isTried = (call: string): boolean => {
      const pattern = new RegExp(`^${call.replaceAll(PARAMETER, '[^/]+')}$`);
      return tried.some((one) => pattern.test(one));
    };
    expect(operator.sandbox.calls.length).toBeGreaterThan(100);
    const unlisted = operator.sandbox.calls.filter((call) => !isTried(call));
    expect(unlisted.filter((call) => !/^(GET|DELETE) /.test(call))).toEqual([]);
    for (const call of unlisted) {
      await expectNoFault({ call: `${call.replaceAll(PARAMETER, '{$1}')}?${EVERY_QUERY}` });
    }
  });

  test('with a NUL are refused in every text', async () => {
    const nul = { method: 'POST', path: '/web-api/coupon/place' };
    const sent = JSON.stringify({ ...coupon(player, legs.slice(0, 1)), refId: 'a\0b' });
    expect(await statusOf({ ...nul, sent })).toBe(422);
    for (const path of ['/web-api/bets/a%00', '/web-api/coupon/by-ref/%00', '/line-api/v1/%00']) {
      expect([path, await statusOf({ method: 'GET', path })]).toEqual([path, 400]);
    }
  });

  test.each(ENDPOINTS.map((endpoint) => [endpoint.call, endpoint] as const))(
    'are refused or accepted, never answered with a fault of the server: %s',
    (_call, endpoint) => expectNoFault(endpoint),
  );

  test('`dictionary?ids=__proto__` is an unknown section', async () => {
    const { body } = await operator.get('/bff-api/dictionary?lang=en&ids=__proto__,toString');
    expect(body).toEqual({ language: 'en', texts: {} });
  });
});
