import type { GuardContext } from './guards/guard';
import { BANNED_ALONE, NOT_FOR_BANNED, type RouteRow } from './route-row';

/** The page from which players take their money out. */
const WITHDRAWAL = 'deduce';

/** The level at which a banned player may still take their money out, by the ban's version. */
function withdrawalLevel(version: number): number {
  return version === 1 ? 45 : 53;
}

/** Where the operator names no address, and the ban stands in the site itself. */
export const BAN_PATH = '/ban';

/** What a ban means for a page: none of the player's, or one that there is for the banned alone. */
export function banVerdict(
  { name, meta: { flags = [] } }: RouteRow,
  ban: GuardContext['ban'],
): 'pass' | 'home' | 'banned' {
  if (ban === 'unknown') return 'pass';
  const isForBanned = flags.includes(BANNED_ALONE);
  if (!(ban.level > 0)) return isForBanned ? 'home' : 'pass';
  if (name === WITHDRAWAL && ban.level === withdrawalLevel(ban.version)) return 'pass';
  return isForBanned || flags.includes(NOT_FOR_BANNED) ? 'banned' : 'pass';
}

/**
 * The address that the banned are sent to, read again from what the operator's config says: the
 * browser goes nowhere else. Null for what is no address of another site by https.
 */
export function banAddress(text: string | undefined, origin: string): string | null {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.origin !== origin ? url.href : null;
}
