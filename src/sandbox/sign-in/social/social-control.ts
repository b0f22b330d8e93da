import { newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { SocialSignIns } from './social-sign-ins';

interface Parts {
  readonly social: SocialSignIns;
}

/** QA's call for the people of networks. */
export function socialControlRoutes({ social }: Pick<Parts, 'social'>) {
  const routes = newRoutes();
  routes.post('/networks/:network/forget', async (context) => {
    const network = social.find(context.req.param('network'));
    if (!network) throw new ApiFault(404, 'not-found');
    return context.json({ forgotten: await social.forgetAll(network.key) });
  });
  return routes;
}
