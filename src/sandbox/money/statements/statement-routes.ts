import type { SessionTime } from '../../protection/limits/session/session-time';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { openedAt, statementsOf } from './statements';
import type { Statement, StatementSums } from './statements';

function sumsView({ paidIn, paidOut, staked, won, given }: StatementSums, scale: number) {
  return {
    paidIn: fromMinor(paidIn, scale),
    paidOut: fromMinor(paidOut, scale),
    staked: fromMinor(staked, scale),
    won: fromMinor(won, scale),
    given: fromMinor(given, scale),
  };
}

function statementView({ currency: { iso, scale }, ...statement }: Statement) {
  const { isBonusMoney, balance, ever, months } = statement;
  return {
    iso,
    scale,
    isBonusMoney,
    balance: fromMinor(balance, scale),
    ever: sumsView(ever, scale),
    months: months.map(({ month, ...sums }) => ({ month, ...sumsView(sums, scale) })),
  };
}

interface Parts extends PlayerReader {
  readonly sessionTime: SessionTime;
  readonly now: () => number;
}

/** `/web-api/statements`: what a player paid in, took out, staked and won, month by month and for ever. */
function statementRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, now, sessionTime } = parts;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const statements = await statementsOf(database, playerId);
    return context.json({
      openedAt: await openedAt(database, playerId),
      month: new Date(now()).toISOString().slice(0, 7),
      time: await sessionTime.months(database, playerId),
      statements: statements.map(statementView),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/statements': statementRoutes };
