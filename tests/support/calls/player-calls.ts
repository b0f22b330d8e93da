import { ACCOUNT_CALLS } from './player/account-calls';
import { BETTING_CALLS } from './player/betting-calls';
import { MONEY_CALLS } from './player/money-calls';
import { SECURITY_CALLS } from './player/security-calls';
import { SUPPORT_CALLS } from './player/support-calls';
import type { SampleCall } from './sample-call';

/** Calls of a player. */
export const PLAYER_CALLS: readonly SampleCall[] = [
  ...ACCOUNT_CALLS,
  ...SECURITY_CALLS,
  ...MONEY_CALLS,
  ...BETTING_CALLS,
  ...SUPPORT_CALLS,
];
