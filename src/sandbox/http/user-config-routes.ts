import type { Operator } from '../operator';
import { userConfigOf } from '../players/user-config';
import { newRoutes, playerOf } from './site';

/** `/web-api/user/config`: what the operator knows of the player. */
export function userConfigRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const config = await userConfigOf(operator.database, playerId);
    const account_conversion_status = await operator.news.conversionOf(playerId);
    return context.json({ result: { ...config, account_conversion_status } });
  });
  return routes;
}
