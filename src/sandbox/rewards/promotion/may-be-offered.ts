/** What decides whether something may be advertised to a player. */
export interface OfferStanding {
  readonly isClosed: boolean;
  readonly isSelfExcluded: boolean;
  readonly isInTimeOut: boolean;
  /** A period of the special limit. */
  readonly isInSpecialPeriod: boolean;
  readonly isBanned: boolean;
  readonly isFrozen: boolean;
  /** Whether the account may be of a player who is excluded. */
  readonly isHeld: boolean;
  /** Whether nothing is left of a limit of stakes, losses or deposits. */
  readonly isLimitReached: boolean;
  /** When a limit was last set, changed or ended, other than a period; null: never. */
  readonly limitsChangedAt: number | null;
  readonly takesMail: boolean;
  readonly takesSms: boolean;
}

/** Where something is advertised. The site's pages and notices need no consent. */
export type OfferChannel = 'page' | 'notice' | 'mail' | 'sms';

/** For how long nothing is advertised to a player who has changed a limit, in milliseconds. */
export const QUIET_AFTER_LIMIT = 7 * 86_400_000;

function isConsented({ takesMail, takesSms }: OfferStanding, channel: OfferChannel): boolean {
  if (channel === 'mail') return takesMail;
  return channel === 'sms' ? takesSms : true;
}

/** Whether a player may not play now, by their own wish or by the operator's: they are granted nothing either. */
export function isBarredFromPlay(standing: OfferStanding): boolean {
  return (
    standing.isClosed ||
    standing.isSelfExcluded ||
    standing.isInTimeOut ||
    standing.isInSpecialPeriod ||
    standing.isBanned ||
    standing.isFrozen ||
    standing.isHeld
  );
}

/** Whether anything that promotes may reach a player by a channel. Every channel asks this function. */
export function mayBeOffered(standing: OfferStanding, channel: OfferChannel, now: number): boolean {
  const { limitsChangedAt } = standing;
  const isBarred = isBarredFromPlay(standing) || standing.isLimitReached;
  const isQuiet = limitsChangedAt !== null && now - limitsChangedAt < QUIET_AFTER_LIMIT;
  return !isBarred && !isQuiet && isConsented(standing, channel);
}
