import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Operator } from '../operator';
import { idSchema } from './inputs';
import { newRoutes, playerOf, requireBody } from './site';

const depositSchema = v.object({
  accountId: idSchema,
  /** A decimal of the account's currency. */
  amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000)),
});

/** `/web-api/payment`: players pay in. */
export function paymentRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.post('/deposit', async (context) => {
    const playerId = await playerOf(context, operator);
    const { accountId, amount } = await requireBody(context, depositSchema);
    const { currency, balance } = await operator.deposits.pay(playerId, accountId, (account) =>
      toMinor(amount, account.currency.scale),
    );
    operator.feed.publishPlayer(playerId, []);
    return context.json({ accountId, money: fromMinor(balance, currency.scale) });
  });
  routes.get('/team-cash/history', async (context) =>
    context.json({ data: await operator.news.paymentsOf(await playerOf(context, operator)) }),
  );
  return routes;
}
