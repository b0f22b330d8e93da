import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { SiteRules } from '../../site/site/site-rules';
import { LimitTests } from './questions/limit-tests';
import { PlayGuard } from './play-guard';
import { PlayerLimits } from './player-limits';
import { PROTECTION_RULES } from './protection-rules';
import { SessionTime } from './session/session-time';

interface ProtectionPorts {
  readonly database: Database;
  readonly siteRules: SiteRules;
  readonly messages: PlayerMessages;
  /** Called when a player is kept from playing or from paying in, by their own wish. */
  readonly onExcluded: (playerId: number) => Promise<void>;
  readonly now: () => number;
}

/** The operator's parts that keep players within their limits. */
export function protectionParts(ports: ProtectionPorts) {
  const { database, siteRules, now } = ports;
  const sessionTime = new SessionTime(now);
  const protectionRules = { ...PROTECTION_RULES };
  const limits = new PlayerLimits({
    ...ports,
    rules: protectionRules,
    tests: new LimitTests(database, now),
    sessionTime,
  });
  return {
    sessionTime,
    protectionRules,
    limits,
    guard: new PlayGuard({ database, now, limits, sessionTime, siteRules }),
  };
}
