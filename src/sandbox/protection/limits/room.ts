import { calls as limitCalls } from './limit-routes';
import { calls as sessionTimeCalls } from './session/session-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Holds } from '../holds/holds';
import { limitControlRoutes } from './limit-control';
import { PlayGuard } from './play-guard';
import { PlayerLimits } from './player-limits';
import { PROTECTION_RULES } from './protection-rules';
import type { ProtectionRules } from './protection-rules';
import { LimitTests } from './questions/limit-tests';
import { RealityChecks } from './session/reality-checks';
import { SessionTime } from './session/session-time';
import type { SiteRules } from '../../site/site/site-rules';
import { limitData } from './limit-data';
import { timeData } from './session/time-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly siteRules: SiteRules;
  readonly messages: PlayerMessages;
  readonly holds: Holds;
  readonly now: () => number;
}

export const limitsRoom = defineRoom({
  name: 'protection/limits',
  what: "players' limits, self-exclusion, session time; the guard that every stake and deposit asks",
  needs: ['database', 'siteRules', 'messages', 'holds', 'now'],
  open: ({ holds, ...parts }: Needs) => {
    const { database, now } = parts;
    const sessionTime = new SessionTime(now);
    const protectionRules = { ...PROTECTION_RULES };
    const limits = new PlayerLimits({
      ...parts,
      rules: protectionRules,
      tests: new LimitTests(database, now),
      sessionTime,
      onExcluded: (playerId) => holds.lookAround(playerId),
    });
    return {
      sessionTime,
      protectionRules,
      limits,
      guard: new PlayGuard({ ...parts, limits, sessionTime }),
      realityChecks: new RealityChecks(now),
    };
  },
  calls: [limitCalls, sessionTimeCalls],
  control: [{ '/': limitControlRoutes }],
  reset: ({ protectionRules }: { readonly protectionRules: ProtectionRules }) => ({
    clear: () => Object.assign(protectionRules, PROTECTION_RULES),
  }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [
      { name: 'limits', data: await limitData(database, id) },
      { name: 'time', data: await timeData(database, id) },
    ],
});
