import { withdrawalLevel } from '@grandstand/bus-contracts/domain';
import type { GuardContext } from '../guards/guard';
import { BANNED_ONLY, NOT_FOR_BANNED, type RouteRow } from '../route-row';

/** The page on which players withdraw money. */
const WITHDRAWAL = 'deduce';

/** The page for a banned player if the config has no `banAddress`. */
export const BAN_PATH = '/ban';

/** Checks a page against the player's ban. */
export function checkBan(
  { name, meta: { flags = [] } }: RouteRow,
  ban: GuardContext['ban'],
): 'pass' | 'home' | 'banned' {
  if (ban === 'unknown') return 'pass';
  const isForBanned = flags.includes(BANNED_ONLY);
  if (!(ban.level > 0)) return isForBanned ? 'home' : 'pass';
  if (name === WITHDRAWAL && ban.level === withdrawalLevel(ban.version)) return 'pass';
  return isForBanned || flags.includes(NOT_FOR_BANNED) ? 'banned' : 'pass';
}

/** Parses the config's `banAddress`; null unless it is an https address of another site. */
export function banAddress(text: string | undefined, origin: string): string | null {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.origin !== origin ? url.href : null;
}
