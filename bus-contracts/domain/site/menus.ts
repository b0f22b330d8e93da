/** The sections of the site in the order of its header, each with its page; a section without a page is left out. */
export const SITE_MENU = {
  live: '/live',
  line: '/line',
  cyber: '/cyber/real',
  casino: '/casino',
  live_casino: '/live-casino',
  games: '/games',
  toto: '/toto',
  lotto: '/lotto',
  promotions: '/bonuses',
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
