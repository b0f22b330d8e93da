import * as v from 'valibot';
import { newRoutes, requireBody } from '../http/site';
import type { Operator } from '../operator';

const clockSchema = v.object({
  /** Match seconds in a second. */
  pace: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000))),
  isPaused: v.optional(v.boolean()),
  /** Seconds of play by which all matches leap forward. */
  advance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), 0),
});

/** How fast matches run. */
export function clockRoutes({ world, step, now }: Operator) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    const { pace, isPaused, advance } = await requireBody(context, clockSchema);
    const { clock } = world;
    const moving = pace ?? clock.movingPace;
    const stays = isPaused ?? (pace === undefined && clock.pace === 0);
    await world.changeClock(now(), { pace: stays ? 0 : moving, leap: advance * 1000 });
    const settled = await step();
    return context.json({ pace: clock.pace, isPaused: clock.pace === 0, settled });
  });
  return routes;
}
