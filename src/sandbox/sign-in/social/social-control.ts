import { newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Operator } from '../../operator';

/** QA's call for the people of networks. */
export function socialControlRoutes({ social }: Pick<Operator, 'social'>) {
  const routes = newRoutes();
  routes.post('/networks/:network/forget', async (context) => {
    const network = social.find(context.req.param('network'));
    if (!network) throw new ApiFault(404, 'not-found');
    return context.json({ forgotten: await social.forgetAll(network.key) });
  });
  return routes;
}
