import { lotterySchema } from '@grandstand/bus-contracts/domain/lotto';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Lotto } from './lotto';

const MAX_TICKETS = 10_000;
const drawSchema = v.object({ lottery: lotterySchema });
const fillSchema = v.object({
  random: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_TICKETS)),
});

interface Parts {
  readonly lotto: Lotto;
}

/** QA's calls for lotteries: the next draw is drawn now, or has tickets of the operator. */
export function lottoControlRoutes({ lotto }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { lottery } = await requireBody(context, drawSchema);
    return context.json({ id: await lotto.drawNow(lottery) });
  });

  routes.post('/:id/fill', async (context) => {
    const { random } = await requireBody(context, fillSchema);
    const id = Number(context.req.param('id'));
    if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
    await lotto.fill(id, random);
    return context.json({});
  });

  return routes;
}
