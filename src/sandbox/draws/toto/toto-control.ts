import { couponOf, totoSectionSchema } from '@grandstand/bus-contracts/domain/toto';
import * as v from 'valibot';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Database } from '../../platform/database/database';
import type { Toto } from './toto';
import type { Draw } from './draw-rows';
import { drawById } from './draw-rows';
import { randomCoupons } from './made-coupons';

const MAX_COUPONS = 10_000;
const MAX_SECONDS = 1_000_000;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_COUPONS));
const openSchema = v.object({
  section: totoSectionSchema,
  /** Seconds until the draw closes. */
  closesIn: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_SECONDS)), 600),
});
const resultsSchema = v.object({
  /** Of each match: its outcome, "void", or null where it is not known yet. */
  results: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(4)))), v.maxLength(20)),
});
const fillSchema = v.union([
  v.object({
    coupons: v.pipe(
      v.array(v.object({ line: v.pipe(v.string(), v.maxLength(200)), count })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  v.object({ random: count }),
]);

function idOf(context: SiteContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
  return id;
}

function madeOf(draw: Draw, body: v.InferOutput<typeof fillSchema>) {
  if ('random' in body) return randomCoupons(draw, body.random);
  return body.coupons.map(({ line, count: copies }) => {
    const coupon = couponOf(draw.rules, line);
    if (!coupon) throw new ApiFault(422, 'bad-lines');
    return { coupon, count: copies };
  });
}

interface Parts {
  readonly database: Database;
  readonly toto: Toto;
}

/** QA's calls for toto: a draw of the next matches, its coupons, its close and its results. */
export function totoControlRoutes({ database, toto }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { section, closesIn } = await requireBody(context, openSchema);
    return context.json({ id: await toto.open(section, Math.floor(closesIn * 1000)) });
  });

  routes.post('/:id/fill', async (context) => {
    const body = await requireBody(context, fillSchema);
    const draw = await drawById(database, idOf(context));
    await toto.fill(draw.id, madeOf(draw, body));
    return context.json({});
  });

  routes.post('/:id/close', async (context) => {
    await toto.close(idOf(context));
    return context.json({});
  });

  routes.post('/:id/results', async (context) => {
    const { results } = await requireBody(context, resultsSchema);
    await toto.setResults(idOf(context), results);
    return context.json({});
  });

  return routes;
}
