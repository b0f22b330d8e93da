import { BETS, NOT_FOR_BANNED, PAGE, type RouteRow } from '../route-row';

type Meta = RouteRow['meta'];

const OFFICE_META: Meta = { dictionaries: BETS, group: 'office' };
/** Pages about money, which banned players may not open. */
const MONEY_META: Meta = { ...OFFICE_META, flags: [NOT_FOR_BANNED] };

const AT = '/office';
const REQUEST = `${AT}/payment/create-request`;

/** All pages of the office are for players. */
const PLAYERS = {
  ...PAGE,
  meta: OFFICE_META,
  guards: ['auth'],
} as const satisfies Partial<RouteRow>;
const OFFICE = { ...PLAYERS, area: 'office' } as const;
const PROFILE = { ...PLAYERS, area: 'profile' } as const;
const PAYMENTS = { ...PLAYERS, area: 'payments', meta: MONEY_META } as const;
const BONUSES = { ...PLAYERS, area: 'bonuses', meta: MONEY_META } as const;
const SUPPORT = { ...PLAYERS, area: 'support' } as const;
/** Requests about payments. */
const REQUESTS = { ...SUPPORT, meta: MONEY_META } as const;

/** Section 2, "Personal office". */
export const OFFICE_ROUTES: readonly RouteRow[] = [
  {
    ...PROFILE,
    name: 'account',
    pattern: `${AT}/account`,
    meta: { ...OFFICE_META, titleKey: 'title.account' },
  },
  {
    ...OFFICE,
    name: 'bet-history',
    pattern: `${AT}/history`,
    meta: { ...MONEY_META, titleKey: 'title.bet-history' },
  },
  {
    ...OFFICE,
    name: 'bet',
    pattern: `${AT}/history/:betId`,
    meta: { ...MONEY_META, titleKey: 'title.bet' },
  },
  {
    ...PAYMENTS,
    name: 'historypay',
    pattern: `${AT}/historypay`,
    meta: { ...MONEY_META, titleKey: 'title.payments' },
  },
  {
    ...PAYMENTS,
    name: 'recharge',
    pattern: `${AT}/recharge`,
    meta: { ...MONEY_META, titleKey: 'title.recharge' },
    guards: ['auth', 'rechargeModal'],
    dialogInstead: 'recharge',
  },
  {
    ...OFFICE,
    name: 'security',
    pattern: `${AT}/security`,
    meta: { ...OFFICE_META, titleKey: 'title.security' },
  },
  {
    ...OFFICE,
    name: 'responsible',
    pattern: `${AT}/responsible`,
    meta: { ...OFFICE_META, titleKey: 'title.responsible' },
  },
  {
    ...OFFICE,
    name: 'settings',
    pattern: `${AT}/settings`,
    meta: { ...OFFICE_META, titleKey: 'title.settings' },
  },
  {
    ...OFFICE,
    name: 'fairness',
    pattern: `${AT}/fairness`,
    meta: { ...OFFICE_META, titleKey: 'title.fairness' },
  },
  { ...OFFICE, name: 'statements', pattern: `${AT}/statements` },
  { ...BONUSES, name: 'bonuses-deposit', pattern: `${AT}/bonuses/deposit` },
  { ...BONUSES, name: 'bonuses-wager', pattern: `${AT}/bonuses/wager` },
  { ...BONUSES, name: 'vipcashback', pattern: `${AT}/casino/vipcashback` },
  { ...BONUSES, name: 'premiumcashback', pattern: `${AT}/casino/premiumcashback` },
  // The withdrawal; `access/ban.ts` allows it to some banned players.
  { ...PAYMENTS, name: 'deduce', pattern: `${AT}/deduce` },
  { ...BONUSES, name: 'promotion', pattern: `${AT}/promotion` },
  { ...BONUSES, name: 'bringfriend', pattern: `${AT}/bringfriend` },
  { ...SUPPORT, name: 'support', pattern: `${AT}/support` },
  { ...BONUSES, name: 'rewards', pattern: `${AT}/rewards` },
  {
    ...PROFILE,
    name: 'verification',
    pattern: `${AT}/verification`,
    meta: { ...OFFICE_META, titleKey: 'title.verification' },
  },
  {
    ...PROFILE,
    name: 'identification',
    pattern: `${AT}/identification`,
    meta: { ...OFFICE_META, feature: 'identification', titleKey: 'title.verification' },
    guards: ['feature', 'auth'],
  },
  { ...SUPPORT, name: 'share-idea', pattern: `${AT}/share-idea` },
  { ...REQUESTS, name: 'payment-requests', pattern: `${AT}/payment/requests` },
  { ...REQUESTS, name: 'create-request', pattern: REQUEST },
  { ...REQUESTS, name: 'request-topic', pattern: `${REQUEST}/:topicId` },
  { ...REQUESTS, name: 'request-transactions', pattern: `${REQUEST}/:topicId/transactions` },
  {
    ...REQUESTS,
    name: 'request-transaction',
    pattern: `${REQUEST}/:topicId/transactions/:transactionId`,
  },
  { ...REQUESTS, name: 'request-subtopic', pattern: `${REQUEST}/:topicId/:subTopicId` },
];
