/** The texts that load together, by the room that they are asked for under: folders of `src/i18n`. */
export const TEXT_ROOMS: Readonly<Record<string, readonly string[]>> = {
  /** The words of the shell's frame, which every page has. */
  frame: ['page/frame', 'betting/coupon-frame', 'page/seo', 'page/consent-bar'],
  /** The coupon's texts beside its frame: an empty coupon needs few of them. */
  coupon: ['betting/coupon', 'betting/feed'],
  /** The parts of the coupon that are fetched when they are first shown, its settings too. */
  parts: ['betting/coupon-parts', 'betting/terms'],
  /** The questions to a visitor: cookies, and their age. */
  consent: ['page/consent', 'protection/age'],
  /** The row above the footer. */
  foot: ['page/foot'],
  /** The titles of the site's sections. */
  sections: ['page/sections'],
  /** The errors of favourites that could not be kept. */
  favourites: ['player/favourites'],
  /** The chat with the consultant. */
  chat: ['support/chat'],
  /** The search of the site. */
  search: ['site/search'],
  /** The stage of games. */
  stage: ['casino/stage'],
  /** The dialogs of guests: sign-in, lost password, registration, transfer of an account. */
  guest: [
    'sign-in/auth',
    'sign-in/auth-app',
    'sign-in/recovery',
    'sign-in/phone-field',
    'sign-in/registration',
    'sign-in/transfer',
    'sign-in/one-tap',
  ],
  /** What only players see: their dialogs, and their open bets in the coupon. */
  player: [
    'player/settings',
    'protection/inactivity',
    'site/captcha',
    'money/accounts',
    'site/no-config',
    'protection/limits',
    'page/notices',
    'rewards/team-cash',
    'page/cookies',
    'betting/cash-out',
    'betting/open-bets',
    'money/purchase',
    'sign-in/passkeys',
    'sign-in/proof',
    'sign-in/two-step',
    'sign-in/security-question',
    'sign-in/password',
    'sign-in/phone',
    'money/withdraw',
    'player/account-task',
    'money/recharge',
    'rewards/bonus-terms',
    'betting/player-coupon',
  ],
};
