import { BETS, NOT_FOR_BANNED, PAGE, type RouteRow } from '../route-row';

type Meta = RouteRow['meta'];

const IN_OFFICE: Meta = { dictionaries: BETS, group: 'office' };
/** Money and what is won with it: none of it for the banned. */
const WITH_MONEY: Meta = { ...IN_OFFICE, flags: [NOT_FOR_BANNED] };

const AT = '/office';
const REQUEST = `${AT}/payment/create-request`;

/** Every page of the office is for players. */
const PLAYERS = { ...PAGE, meta: IN_OFFICE, guards: ['auth'] } as const satisfies Partial<RouteRow>;
const OFFICE = { ...PLAYERS, area: 'office' } as const;
const PROFILE = { ...PLAYERS, area: 'profile' } as const;
const PAYMENTS = { ...PLAYERS, area: 'payments', meta: WITH_MONEY } as const;
const BONUSES = { ...PLAYERS, area: 'bonuses', meta: WITH_MONEY } as const;
const SUPPORT = { ...PLAYERS, area: 'support' } as const;

/** Section 2, "Personal office"; each page in the area that it belongs to. */
export const OFFICE_ROUTES: readonly RouteRow[] = [
  { ...PROFILE, name: 'account', pattern: `${AT}/account` },
  {
    ...OFFICE,
    name: 'bet-history',
    pattern: `${AT}/history`,
    meta: { ...WITH_MONEY, titleKey: 'title.bet-history' },
  },
  {
    ...OFFICE,
    name: 'bet',
    pattern: `${AT}/history/:betId`,
    meta: { ...WITH_MONEY, titleKey: 'title.bet' },
  },
  { ...PAYMENTS, name: 'historypay', pattern: `${AT}/historypay` },
  {
    ...PAYMENTS,
    name: 'recharge',
    pattern: `${AT}/recharge`,
    guards: ['auth', 'rechargeModal'],
  },
  { ...PROFILE, name: 'security', pattern: `${AT}/security` },
  {
    ...OFFICE,
    name: 'responsible',
    pattern: `${AT}/responsible`,
    meta: { ...IN_OFFICE, titleKey: 'title.responsible' },
  },
  {
    ...OFFICE,
    name: 'settings',
    pattern: `${AT}/settings`,
    meta: { ...IN_OFFICE, titleKey: 'title.settings' },
  },
  { ...BONUSES, name: 'bonuses-deposit', pattern: `${AT}/bonuses/deposit` },
  { ...BONUSES, name: 'bonuses-wager', pattern: `${AT}/bonuses/wager` },
  { ...BONUSES, name: 'vipcashback', pattern: `${AT}/casino/vipcashback` },
  { ...BONUSES, name: 'premiumcashback', pattern: `${AT}/casino/premiumcashback` },
  // The withdrawal: `ban-guard.ts` leaves it open to some of the banned.
  { ...PAYMENTS, name: 'deduce', pattern: `${AT}/deduce` },
  { ...BONUSES, name: 'promotion', pattern: `${AT}/promotion` },
  { ...BONUSES, name: 'bringfriend', pattern: `${AT}/bringfriend` },
  { ...SUPPORT, name: 'support', pattern: `${AT}/support` },
  { ...BONUSES, name: 'rewards', pattern: `${AT}/rewards` },
  { ...PROFILE, name: 'verification', pattern: `${AT}/verification` },
  {
    ...PROFILE,
    name: 'identification',
    pattern: `${AT}/identification`,
    meta: { ...IN_OFFICE, feature: 'identification' },
    guards: ['feature', 'auth'],
  },
  { ...SUPPORT, name: 'share-idea', pattern: `${AT}/share-idea` },
  { ...PAYMENTS, name: 'payment-requests', pattern: `${AT}/payment/requests` },
  { ...PAYMENTS, name: 'create-request', pattern: REQUEST },
  { ...PAYMENTS, name: 'request-topic', pattern: `${REQUEST}/:topicId` },
  { ...PAYMENTS, name: 'request-transactions', pattern: `${REQUEST}/:topicId/transactions` },
  {
    ...PAYMENTS,
    name: 'request-transaction',
    pattern: `${REQUEST}/:topicId/transactions/:transactionId`,
  },
  { ...PAYMENTS, name: 'request-subtopic', pattern: `${REQUEST}/:topicId/:subTopicId` },
];
