import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { Accounts } from '../accounts/accounts';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Database } from '../../platform/database/database';
import type { Feed } from '../../betting/feed/feed';
import type { Ledger } from '../accounts/ledger';
import type { Prepaid } from '../accounts/prepaid';
import type { PlayerFinder } from '../../player/players/named-player';
import { lockPlayer } from '../../platform/database/lock-player';

/** A decimal of an account's currency. */
const amount = v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000));
const depositSchema = v.object({
  amount,
  /** The active account by default. */
  accountId: v.optional(v.number()),
});
const prepaidSchema = v.object({ amount });

interface Parts extends PlayerFinder {
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
  readonly database: Database;
  readonly feed: Feed;
  readonly ledger: Ledger;
  readonly prepaid: Prepaid;
}

/** QA's calls for deposits, prepaid money and the ledger. */
export function accountControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, bonuses, database, feed, ledger, prepaid } = parts;

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

  routes.post('/players/:login/prepaid', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const main = (await accounts.ofPlayer(playerId)).find(({ type }) => type === 0);
    if (!main) throw new ApiFault(404, 'not-found');
    const body = await requireBody(context, prepaidSchema);
    const minor = toMinor(body.amount, main.currency.scale);
    if (minor === 0) throw new ApiFault(400, 'bad-request');
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await prepaid.give(queries, playerId, main.currency, minor);
    });
    return context.json({ amount: body.amount });
  });

  routes.get('/ledger', async (context) => context.json(await ledger.check(database)));

  return routes;
}
