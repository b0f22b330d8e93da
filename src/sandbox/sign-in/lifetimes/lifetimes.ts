const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How long a code is valid, in milliseconds. */
export const CODE_LIFETIME = 2 * MINUTE;

/** How long a link signs in, in milliseconds. */
export const SIGN_IN_LINK_LIFETIME = 15 * MINUTE;

/** How long the other links of mails are valid, in milliseconds. */
export const LINK_LIFETIMES = {
  /** To set a new password. */
  recovery: 30 * MINUTE,
  /** To end all sessions after a sign-in that was not the player's. */
  'not-me': DAY,
  /** To confirm a mail address. */
  verify: 3 * DAY,
  /** To finish a registration by mail. */
  activate: 3 * DAY,
  /** To activate an account of a registration by one click. */
  activatefast: 3 * DAY,
  /** To end the newsletter. Laws want such a link to work for a month at least. */
  newsletter: 60 * DAY,
} as const;

export type LinkKind = keyof typeof LINK_LIFETIMES;
