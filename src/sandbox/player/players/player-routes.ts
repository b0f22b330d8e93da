import { mailingSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { timeSchema } from '../../platform/http/inputs';
import type { PlayerTerms } from './terms';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { textsIn } from '../../site/texts';
import { changeMailing, mailingOf } from './mailing';

interface Parts extends PlayerReader {
  readonly terms: PlayerTerms;
}

const changeSchema = v.partial(mailingSchema);

/** `/web-api/user/mailing`: the player's choice of mailings and bonuses. */
function mailingRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database } = parts;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ result: await mailingOf(database, playerId) });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const change = await requireBody(context, changeSchema);
    return context.json({ result: await changeMailing(database, playerId, change) });
  });

  return routes;
}

const confirmSchema = v.object({ updatedAt: timeSchema });

/** `/web-api/api-v3/v2/user/agreement-rules`: the terms, and the player's agreement. */
function termsRoutes(parts: Parts) {
  const routes = newRoutes();
  const { terms } = parts;

  routes.get('/status', async (context) => {
    const { isChanged, updatedAt } = await terms.statusOf(await playerOf(context, parts));
    return context.json({ result: isChanged, updatedAt });
  });

  routes.get('/', async (context) => {
    const { updatedAt } = await terms.statusOf(await playerOf(context, parts));
    return context.json({ updatedAt, ...textsIn(context.get('language')).terms });
  });

  routes.post('/confirm', async (context) => {
    const playerId = await playerOf(context, parts);
    const { updatedAt } = await requireBody(context, confirmSchema);
    await terms.confirm(playerId, updatedAt);
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/user/mailing': mailingRoutes,
  '/web-api/api-v3/v2/user/agreement-rules': termsRoutes,
};
