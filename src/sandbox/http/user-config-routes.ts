import type { Operator } from '../operator';
import { userConfigOf } from '../players/user-config';
import { newRoutes, playerOf } from './site';

/** `/web-api/user/config`: what the operator knows of the player. */
export function userConfigRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) =>
    context.json({
      result: await userConfigOf(operator.database, await playerOf(context, operator)),
    }),
  );
  return routes;
}
