import { ApiFault } from '../../platform/http/fault';
import type { Database } from '../../platform/database/database';
import type { PlayGuard } from '../../protection/limits/play-guard';
import { sportRulesOf } from '../../betting/sport-rules/sport-rules';

export interface BetBarPorts {
  readonly database: Database;
  readonly guard: PlayGuard;
}

/** Why no bet of a player is taken, whatever it is; null: bets are. */
export async function betBarOf(
  { database, guard }: BetBarPorts,
  playerId: number,
): Promise<ApiFault | null> {
  const bar = await guard.barOf(playerId, 'sports');
  if (bar) return bar;
  const { isCCLine, isCClive } = await sportRulesOf(database, playerId);
  return isCCLine && isCClive ? new ApiFault(422, 'sport-not-allowed') : null;
}
