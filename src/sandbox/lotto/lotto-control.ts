import { lotterySchema } from '@grandstand/bus-contracts/domain/lotto';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../http/context';
import type { Operator } from '../operator';

const drawSchema = v.object({ lottery: lotterySchema });

/** QA's call for lotteries: the next draw is drawn now. */
export function lottoControlRoutes({ lotto }: Operator) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { lottery } = await requireBody(context, drawSchema);
    return context.json({ id: await lotto.drawNow(lottery) });
  });

  return routes;
}
