/** The sections of the site in the order of its header, each with its page; a section without a page is left out. */
export const SITE_MENU = {
  live: '/live',
  line: '/line',
  casino: '/casino',
  live_casino: '/live-casino',
  cyber: '/cyber/real',
  promotions: '/bonuses',
  games: '/games',
  toto: '/toto',
  lotto: '/lotto',
  results: '/results',
  stats: '/statistic',
} as const;
export type SiteMenuSection = keyof typeof SITE_MENU;

/**
 * The sections of a player's account in their menu, each with the page that it leads to; where
 * some share a page, each is a place of its own in it.
 */
export const ACCOUNT_MENU = {
  bet_history: '/office/history',
  recharge: '/office/recharge',
  withdrawal: '/office/deduce',
  history_pay: '/office/historypay',
  personal_data: '/office/account#personal-data',
  security: '/office/security',
  bring_friend: '/office/bringfriend',
  auth_qr: '/office/security#auth-qr',
  mailing: '/office/settings#mailing',
  promo_check: '/office/promotion',
  cashback: '/office/casino/vipcashback',
  bonuses: '/office/bonuses/deposit',
  wallets: '/office/account#wallets',
  account: '/office/account',
  sports: '/line',
} as const;
export type AccountMenuSection = keyof typeof ACCOUNT_MENU;

/** The pages of the player's office: the sections of the account menu, and others without a place among them. */
export const OFFICE_MENU = {
  ...ACCOUNT_MENU,
  statements: '/office/statements',
  verification: '/office/verification',
  settings: '/office/settings',
  limits: '/office/responsible',
  fairness: '/office/fairness',
  support: '/office/support',
} as const;
export type OfficePage = keyof typeof OFFICE_MENU;

/** The pages of the office by their subject, in the order of its menus. */
export const OFFICE_GROUPS = {
  money: ['recharge', 'withdrawal', 'history_pay', 'statements', 'wallets'],
  bets: ['bet_history', 'bonuses', 'promo_check', 'cashback', 'bring_friend', 'sports'],
  account: [
    'account',
    'personal_data',
    'verification',
    'security',
    'auth_qr',
    'limits',
    'mailing',
    'settings',
  ],
  help: ['support', 'fairness'],
} as const satisfies Readonly<Record<string, readonly OfficePage[]>>;
export type OfficeGroup = keyof typeof OFFICE_GROUPS;

/** The categories of promo bonuses. */
export const PROMO_BONUS_CATEGORIES = [
  'all_bonuses',
  'poker',
  'casino',
  'bukmaker',
  'redeposit',
  'shares',
  'cashback',
  'first_deposit',
  'bonuses',
] as const;
export type PromoBonusCategory = (typeof PROMO_BONUS_CATEGORIES)[number];

/** Pages that the left menu leads to, beside the sports. */
export const LEFT_MENU = {
  stats: '/statistic',
  results: '/results',
  bet_history: '/office/history',
} as const;
export type LeftMenuPage = keyof typeof LEFT_MENU;
