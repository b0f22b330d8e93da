import { BONUS_CALLS } from './calls/bonus-calls';
import { CASINO_CALLS } from './calls/casino-calls';
import { CHAT_CALLS } from './calls/chat-calls';
import { CONTENT_CALLS } from './calls/content-calls';
import { DRAW_CALLS } from './calls/draw-calls';
import { LIMITS_CALLS } from './calls/limits-calls';
import { LINE_CALLS } from './calls/line-calls';
import { PLAYER_CALLS } from './calls/player-calls';
import type { SampleCall } from './calls/sample-call';
import { SESSION_CALLS } from './calls/session-calls';
import { SITE_CALLS } from './calls/site-calls';

export type { SampleCall };

/** Every endpoint there is; a test holds the list to that. */
export const SAMPLE_CALLS: readonly SampleCall[] = [
  ...SITE_CALLS,
  ...CASINO_CALLS,
  ...BONUS_CALLS,
  ...DRAW_CALLS,
  ...CHAT_CALLS,
  ...CONTENT_CALLS,
  ...SESSION_CALLS,
  ...PLAYER_CALLS,
  ...LINE_CALLS,
  ...LIMITS_CALLS,
];
