import { newRoutes } from '../platform/http/context';
import { emptyPlayers } from './empty-players';
import type { Operator } from './open-operator';

/** `/sandbox/v1`: QA's calls, of each room and of all together. */
export function controlRoutes({ parts, rooms }: Operator) {
  const routes = newRoutes();
  const { database, feed, now, step } = parts;
  const taken = parts as never;
  const resets = rooms.flatMap(({ reset }) => reset?.(taken) ?? []);
  const runs = rooms.flatMap((room) => room.runs?.(taken) ?? []);

  routes.get('/state', (context) => {
    const states = rooms.map(({ state }) => state?.(taken) ?? {});
    return context.json(Object.assign({ now: now() }, ...states));
  });

  routes.post('/settle', async (context) => context.json({ settled: await step() }));

  routes.post('/reset', async (context) => {
    // A room before those that it needs.
    for (const { clear } of resets.toReversed()) await clear?.();
    await emptyPlayers(database, runs);
    for (const { refill } of resets) await refill?.();
    feed.drop({ forget: true });
    return context.json({});
  });

  for (const calls of rooms.flatMap(({ control = [] }) => control)) {
    for (const [path, callsOf] of Object.entries(calls)) routes.route(path, callsOf(taken));
  }
  return routes;
}
