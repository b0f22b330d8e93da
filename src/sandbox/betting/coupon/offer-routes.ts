import * as v from 'valibot';
import { couponMarket } from '../line/coupon-market';
import { generateBets } from './generate';
import type { World } from '../engine/world';
import type { Accumulators } from './accumulators';
import { randomOf } from '../../platform/random';
import { ApiFault } from '../../platform/http/fault';
import { amountSchema, idSchema } from '../../platform/http/inputs';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';

const generateSchema = v.object({
  amount: amountSchema,
  possibleWin: amountSchema,
  section: v.optional(v.picklist(['live', 'line'])),
  sportIds: v.optional(v.pipe(v.array(idSchema), v.maxLength(50)), []),
});

interface Parts {
  readonly world: World;
  readonly accumulators: Accumulators;
  readonly now: () => number;
}

/** Accumulators of the day, and generated bets for a requested win. */
function offerRoutes({ world, accumulators, now }: Parts) {
  const routes = newRoutes();
  let generated = 0;

  routes.get('/accumulators', (context) => {
    const language = context.get('language');
    const views = (section: 'line' | 'live') =>
      accumulators.list(section).map(({ expressId, legs }) => ({
        expressId,
        bets: legs.map(({ match, state, outcome }) =>
          couponMarket(match, state, outcome, language),
        ),
      }));
    return context.json({ line: views('line'), live: views('live') });
  });

  routes.post('/generate', async (context) => {
    const request = await requireBody(context, generateSchema);
    const { section, sportIds } = request;
    const coef = request.amount > 0 ? request.possibleWin / request.amount : 0;
    const random = randomOf('generate', now(), ++generated);
    const bets = generateBets(world.line, { coef, section, sportIds }, random);
    if (!bets) throw new ApiFault(422, 'nothing-found');
    const language = context.get('language');
    return context.json({
      bets: bets.map(({ game, outcome }) =>
        couponMarket(game.match, game.state, outcome, language),
      ),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/line-api/v1': offerRoutes };
