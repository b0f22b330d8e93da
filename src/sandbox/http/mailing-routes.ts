import { mailingSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Operator } from '../operator';
import { changeMailing, mailingOf } from '../players/mailing';
import { newRoutes, playerOf, requireBody } from './site';

const changeSchema = v.partial(mailingSchema);

/** `/web-api/user/mailing`: what the player wants to be sent. */
export function mailingRoutes(operator: Operator) {
  const routes = newRoutes();
  const { database } = operator;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json({ result: await mailingOf(database, playerId) });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const change = await requireBody(context, changeSchema);
    return context.json({ result: await changeMailing(database, playerId, change) });
  });

  return routes;
}
