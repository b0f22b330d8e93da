import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import { namedPlayer, newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { lockPlayer } from '../../player/players/lock-player';
import { betView } from '../../betting/placing/bet-rows';

const depositSchema = v.object({
  /** A decimal of the account's currency. */
  amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000)),
  /** The active account by default. */
  accountId: v.optional(v.number()),
});

/** QA's calls for deposits, sessions, the ledger and placements. */
export function moneyRoutes(operator: Operator) {
  const routes = newRoutes();
  const { accounts, bets, bonuses, database, feed, ledger, sessions } = operator;

  routes.post('/players/:login/deposit', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const { amount, accountId } = await requireBody(context, depositSchema);
    const paidTo = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const own = await accounts.ofPlayer(playerId, queries);
      const account = own.find(({ id, isActive }) => (accountId ? id === accountId : isActive));
      if (!account) throw new ApiFault(404, 'not-found');
      const minor = toMinor(amount, account.currency.scale);
      if (minor === 0) throw new ApiFault(400, 'bad-request');
      await accounts.fund(queries, account, minor, { kind: 'deposit', from: 'deposits' });
      await bonuses.deposited(queries, account, minor);
      return account.id;
    });
    feed.publishPlayer(playerId, []);
    return context.json({ accountId: paidTo });
  });

  routes.post('/players/:login/proof/expire', async (context) => {
    await requireBody(context, v.object({}));
    await operator.sessions.ageProofs(await namedPlayer(context, operator));
    return context.json({});
  });

  routes.post('/players/:login/sign-out', async (context) => {
    await sessions.endAll(await namedPlayer(context, operator));
    return context.json({});
  });

  routes.get('/ledger', async (context) => context.json(await ledger.check(database)));

  routes.get('/placements/:refId', async (context) => {
    const placed = await bets.allByRef(context.req.param('refId'));
    return context.json({
      count: placed.length,
      bets: placed.map((bet) => betView(bet, context.get('language'))),
    });
  });

  return routes;
}
