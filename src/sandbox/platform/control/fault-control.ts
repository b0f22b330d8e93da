import { newRoutes, requireBody } from '../http/context';
import type { Faults } from './faults';
import { faultSchema } from './faults';

interface Parts {
  readonly faults: Faults;
}

/** QA's calls for answers that are to fail. */
export function faultRoutes({ faults }: Parts) {
  const routes = newRoutes();

  routes.get('/', (context) => context.json({ faults: faults.list() }));
  routes.post('/', async (context) => {
    faults.add(await requireBody(context, faultSchema));
    return context.json({ faults: faults.list() });
  });
  routes.delete('/', (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  return routes;
}
