// Who answers commands, by the group of services that it starts with: a command to a service whose
// code is yet to come starts its group. `tests/docs/start.test.ts` holds the lists against the contracts.

/** With what keeps a page current; `page-services.ts` starts them. */
export const ANSWERED_BY_PAGE: readonly string[] = [
  'account',
  'bets',
  'config',
  'feed',
  'line',
  'notices',
  'session',
];

/** With the coupon; `coupon-services.ts` starts them. */
export const ANSWERED_BY_COUPON: readonly string[] = ['coupon', 'coupon-settings'];

/** With what a player's page needs before it has come to rest; `player-services.ts` starts them. */
export const ANSWERED_BY_PLAYER: readonly string[] = ['balance-view', 'terms'];

/** With what waits until a page has come to rest; `later-services.ts` starts them. */
export const ANSWERED_LATER: readonly string[] = [
  'age',
  'analytics',
  'area-calls',
  'auto-logoff',
  'captcha',
  'consent',
  'fingerprint',
  'limits',
  'mailing',
  'reality-check',
  'session-limit',
  'team-cash',
];
