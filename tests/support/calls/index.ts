import { BONUS_CALLS } from './bonus-calls';
import { CASINO_CALLS } from './casino-calls';
import { CHAT_CALLS } from './chat-calls';
import { CONTENT_CALLS } from './content-calls';
import { DRAW_CALLS } from './draw-calls';
import { LIMITS_CALLS } from './limits-calls';
import { LINE_CALLS } from './line-calls';
import { PLAYER_CALLS } from './player-calls';
import type { SampleCall } from './sample-call';
import { SESSION_CALLS } from './session-calls';
import { SITE_CALLS } from './site-calls';

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
