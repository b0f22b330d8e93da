import type { Account, Game, PlacedBet, SiteConfig, Sport } from '@grandstand/bus-contracts';
import type { UserConfig } from '@grandstand/bus-contracts/shell';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import type { CurrentOutcome, PlacementCoupon } from '../../src/api';

/** Answers as the wire has them: amounts are decimals. */
export const game: Game = {
  id: 7001,
  sportId: 1,
  sport: { id: 1, slug: 'football', name: 'Football' },
  champ: { id: 11, slug: 'premier-league', name: 'Premier League', country: 'England' },
  slug: '7001-arsenal-chelsea',
  home: 'Arsenal',
  away: 'Chelsea',
  homeId: 'football-arsenal',
  awayId: 'football-chelsea',
  startsAt: 1_788_000_000_000,
  isLive: true,
  isFinished: false,
  isTop: true,
  score: { home: 1, away: 0, periods: [{ home: 1, away: 0 }], period: 1, minute: 23 },
  markets: [
    {
      typeId: 1,
      outcomes: [{ id: '7001:1', typeId: 1, param: null, coef: 1.85, isBlocked: false }],
    },
  ],
  marketCount: 1,
};

export const sport: Sport = {
  id: 1,
  slug: 'football',
  name: 'Football',
  live: 1,
  line: 2,
  champs: [{ ...game.champ, live: 1, line: 2, isTop: true }],
};

export const outcome: CurrentOutcome = {
  id: '7001:1',
  coef: 1.85,
  isBlocked: false,
  gameId: 7001,
  isLive: true,
  isFinished: false,
  score: null,
  market: {
    id: '7001:1',
    coef: 1.85,
    sportId: 1,
    typeId: 1,
    marketTypeId: 1,
    param: null,
    kind: 1,
    isLive: true,
    champ: { id: 5, name: 'Premier League' },
    game: { id: 7001, home: 'Arsenal', away: 'Chelsea', startsAt: 0, path: '/live/football' },
  },
};

export const account: Account = {
  id: 1,
  iso: 'EUR',
  symbol: '€',
  currencyId: 1,
  money: 25.5,
  scale: 2,
  type: 0,
  label: 'Main',
  points: 0,
  isActive: true,
  isPointsTypeBalance: false,
};

export const bet: PlacedBet = {
  id: 'b-1',
  refId: 'r-1',
  placedAt: 1_788_000_000_000,
  settledAt: null,
  typeId: 0,
  systemValue: 2,
  accountId: 1,
  iso: 'EUR',
  scale: 2,
  amount: 10.25,
  coef: 1.85,
  possibleWin: 18.96,
  payout: 0,
  status: 'accepted',
  legs: [
    {
      marketId: '7001:1',
      typeId: 1,
      marketTypeId: 1,
      param: null,
      sportId: 1,
      champ: 'Premier League',
      gameId: 7001,
      home: 'Arsenal',
      away: 'Chelsea',
      startsAt: 1_788_000_000_000,
      coef: 1.85,
      isBanker: false,
      status: 'accepted',
      result: null,
    },
  ],
};

export const siteConfig: SiteConfig = {
  ...PLAIN_SITE,
  geoCountryId: 3,
  availableRoutes: [1],
  currencies: [
    {
      id: 1,
      iso: 'EUR',
      symbol: '€',
      scale: 2,
      initialAmount: 5,
      amountStep: 2.5,
      minBetAmount: 0.5,
      maxBetAmount: 1000,
    },
  ],
  countries: [{ id: 3, code: 'DE', name: 'Germany', currencyId: 1 }],
};

/** A coupon as the site has it: amounts are minor units. */
export const placement: PlacementCoupon = {
  refId: 'r-1',
  userId: 'ann-1',
  accountId: 1,
  typeId: 0,
  systemValue: 2,
  amount: 1025,
  scale: 2,
  bets: [
    {
      marketId: '7001:1',
      coef: 1.85,
      blockId: 0,
      isBanker: false,
      seen: { coef: 1.85, at: 1_788_000_000_000 },
      sentAt: 1_788_000_001_000,
      score: null,
    },
  ],
  coef: 1.85,
  coefByView: '1.85',
  coefViewId: 0,
  changeCoefAction: 0,
  exactCoef: 0,
  isDropOnScoreChange: false,
  amountByBlockId: { '0': 1025 },
  prepaidAmount: 0,
  promoCode: '',
  isVipBet: false,
  isFreeBet: false,
  bonusCoef: null,
  hyperBonus: null,
};

/** Everything personal in it differs from all else there is. */
export const userConfig: UserConfig = {
  phone_number: '1701234567',
  phone_code: '49',
  user_email: 'ann@mail.example',
  user_name: 'Ann Archer',
  user_country_code: 'DE',
  user_country_id: 5,
  user_ref_id: 1,
  user_msg_count: 2,
  activation_type: 1,
  protection_level: 45,
  protection_methods: {
    is_changed_password: true,
    enable_two_factor_auth: false,
    enable_phone_binding: true,
    enable_security_question: false,
    enable_email_auth: false,
  },
  is_active_secure_question: false,
  changed_pass_day_count: 12,
  ban_level: 0,
  ban_version: 1,
  user_status_id: 2,
  has_deposit: true,
  user_hide_balance: false,
  verification_status: 1,
  verification_types: [1, 2],
  verification_status_group_code: 'new',
  requested_additional_document: false,
  is_need_identification: false,
  is_identification_bonus: false,
  remaining_days_to_activate: null,
  disallow_line_sport: [],
  disallow_live_sport: [66],
  isCCLine: false,
  isCClive: false,
  user_data: {
    date_birthday: '1990-05-17',
    document_type_id: 731,
    inn: '5501-7731',
    name: 'Annabel',
    passport: 'C01X00T47',
    passport_date: '2020-02-29',
    passport_end_date: '2030-02-28',
    registration_address: 'Lindenallee 7, Essen',
    surname: 'Archerton',
  },
};
