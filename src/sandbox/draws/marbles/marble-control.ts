import { newRoutes } from '../../platform/http/context';
import type { Marbles } from './marbles';

interface Parts {
  readonly marbles: Marbles;
  readonly step: () => Promise<number>;
}

/** QA's calls for races of marbles: the next one starts now, and the one on the track ends now. */
export function marbleControlRoutes({ marbles, step }: Parts) {
  const routes = newRoutes();

  routes.post('/start', async (context) => {
    const number = await marbles.startNow();
    return context.json({ number, settled: await step() });
  });

  routes.post('/end', async (context) => {
    const number = await marbles.endNow();
    return context.json({ number, settled: await step() });
  });

  return routes;
}
