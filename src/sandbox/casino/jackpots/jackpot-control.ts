import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Jackpots } from './jackpots';
import { JACKPOTS } from './jackpot-rules';

const changeSchema = v.object({
  name: v.picklist(JACKPOTS),
  /** Minor units of its currency. */
  money: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000_000))),
  isNear: v.optional(v.boolean(), false),
});

interface Parts {
  readonly jackpots: Jackpots;
}

/** QA's call for jackpots: their money, and the next bet as the winning one. */
export function jackpotControlRoutes({ jackpots }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { name, money, isNear } = await requireBody(context, changeSchema);
    if (money !== undefined) await jackpots.setMoney(name, money);
    if (isNear) await jackpots.setNear(name);
    return context.json({ jackpots: await jackpots.views() });
  });

  return routes;
}
