import { TOTO_SECTIONS, totoSectionSchema } from '@grandstand/bus-contracts/domain/toto';
import type { TotoSections } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { textIdSchema } from '../../platform/http/inputs';
import type { Toto } from './toto';
import type { World } from '../../betting/engine/world';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { ownCoupons } from './own-coupons';
import type { Draw } from './draw-rows';
import { drawsBy, POOL_CURRENCY, UNIT } from './draw-rows';
import { drawView } from './draw-view';
import { PoolViews } from './pool-views';

const before = v.optional(textIdSchema);
const drawsSchema = v.object({
  section: totoSectionSchema,
  list: v.optional(v.picklist(['open', 'next', 'past']), 'open'),
  /** The number of the last draw that is shown: the older ones. */
  before,
});
const couponsSchema = v.object({ before });
/** Draws that are closed, a page. */
const PAGE = 6;
/** Draws that take coupons, or will. */
const MAX_AHEAD = 10;

function parsed<S extends v.GenericSchema>(context: SiteContext, schema: S): v.InferOutput<S> {
  const query = v.safeParse(schema, context.req.query());
  if (!query.success) throw new ApiFault(400, 'bad-request');
  return query.output;
}

interface Parts extends PlayerReader {
  readonly toto: Toto;
  readonly world: World;
  readonly now: () => number;
}

/** `/toto-api/v1`: sections, draws, and the player's coupons. */
function totoRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, toto, world, now } = parts;
  const views = new PoolViews();

  const viewer = (context: SiteContext) => {
    const language = context.get('language');
    const ports = { queries: database, line: world.line, views, now: Math.floor(now()), language };
    return (draw: Draw) => drawView(ports, draw);
  };

  routes.get('/sections', async (context) => {
    await toto.refresh();
    const rows = await database.query<{ section: string; jackpot: number; open: number }>(
      `SELECT j.section, a.balance AS jackpot,
         (SELECT count(*) FROM toto_draws d WHERE d.section = j.section AND d.status = 'open'
          AND d.opens_at <= $1 AND d.closes_at > $1) AS open
       FROM toto_jackpots j JOIN ledger_accounts a ON a.id = j.pool_account_id`,
      [Math.floor(now())],
    );
    const sections = TOTO_SECTIONS.map((section) => {
      const row = rows.find((each) => each.section === section);
      return { section, jackpot: row?.jackpot ?? 0, openDraws: row?.open ?? 0 };
    });
    const { iso, scale } = POOL_CURRENCY;
    return context.json({ iso, scale, unit: UNIT, sections } satisfies TotoSections);
  });

  routes.get('/draws', async (context) => {
    const { section, list, before: number = null } = parsed(context, drawsSchema);
    await toto.refresh();
    const at = Math.floor(now());
    const found = await drawsBy(database, CONDITIONS[list], [
      section,
      at,
      ...(list === 'past' ? [number] : []),
    ]);
    const most = list === 'past' ? PAGE : MAX_AHEAD;
    const draws = await Promise.all(found.slice(0, most).map(viewer(context)));
    return context.json({ draws, hasMore: found.length > most });
  });

  routes.get('/coupons', async (context) => {
    const playerId = await playerOf(context, parts);
    const { before: id } = parsed(context, couponsSchema);
    const { coupons, hasMore } = await ownCoupons(database, playerId, id);
    const view = viewer(context);
    return context.json({
      coupons: await Promise.all(
        coupons.map(async ({ draw, currencyId, ...coupon }) => {
          const { iso, scale } = currencyOf(currencyId);
          return { ...coupon, iso, scale, draw: await view(draw) };
        }),
      ),
      hasMore,
    });
  });

  return routes;
}

const CONDITIONS = {
  open: `d.section = $1 AND d.status = 'open' AND d.opens_at <= $2 AND d.closes_at > $2
    ORDER BY d.closes_at, d.id`,
  next: `d.section = $1 AND d.status = 'open' AND d.opens_at > $2 ORDER BY d.opens_at, d.id`,
  past: `d.section = $1 AND d.closes_at <= $2 AND ($3::bigint IS NULL OR d.number < $3)
    ORDER BY d.number DESC LIMIT ${PAGE + 1}`,
};

export const calls: Calls<Parts> = { '/toto-api/v1': totoRoutes };
