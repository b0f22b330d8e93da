import { ApiFault } from '../../platform/http/fault';
import type { Operator } from '../../operator';
import { sportRulesOf } from './sport-rules';

/** Why no bet of a player is taken, whatever it is; null: bets are. */
export async function betBarOf(
  { database, guard }: Pick<Operator, 'database' | 'guard'>,
  playerId: number,
): Promise<ApiFault | null> {
  const bar = await guard.barOf(playerId, 'sports');
  if (bar) return bar;
  const { isCCLine, isCClive } = await sportRulesOf(database, playerId);
  return isCCLine && isCClive ? new ApiFault(422, 'sport-not-allowed') : null;
}
