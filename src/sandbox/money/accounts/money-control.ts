import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { Accounts } from './accounts';
import type { Bets } from '../../betting/placing/bets';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Database } from '../../platform/database/database';
import type { Feed } from '../../betting/feed/feed';
import type { Ledger } from './ledger';
import type { Sessions } from '../../sign-in/session/sessions';
import type { PlayerFinder } from '../../player/players/named-player';
import { lockPlayer } from '../../platform/database/lock-player';
import { betView } from '../../betting/placing/bet-rows';

const depositSchema = v.object({
  /** A decimal of the account's currency. */
  amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000)),
  /** The active account by default. */
  accountId: v.optional(v.number()),
});

interface Parts extends PlayerFinder {
  readonly accounts: Accounts;
  readonly bets: Bets;
  readonly bonuses: Bonuses;
  readonly database: Database;
  readonly feed: Feed;
  readonly ledger: Ledger;
  readonly sessions: Sessions;
}

/** QA's calls for deposits, sessions, the ledger and placements. */
export function moneyRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, bets, bonuses, database, feed, ledger, sessions } = parts;

  routes.post('/players/:login/deposit', async (context) => {
    const playerId = await namedPlayer(context, parts);
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
    await parts.sessions.ageProofs(await namedPlayer(context, parts));
    return context.json({});
  });

  routes.post('/players/:login/sign-out', async (context) => {
    await sessions.endAll(await namedPlayer(context, parts));
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
