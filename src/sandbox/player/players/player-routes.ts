import { mailingSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf, requireBody } from '../../platform/http/context';
import { faultView } from '../../platform/http/fault';
import { timeSchema } from '../../platform/http/inputs';
import type { Operator } from '../../operator';
import { textsIn } from '../../site/texts';
import { betBarOf } from './bet-bar';
import { changeMailing, mailingOf } from './mailing';
import { userConfigOf } from './user-config';

/** `/web-api/user/config`: the player's config. */
function userConfigRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const config = await userConfigOf(operator, playerId);
    const account_conversion_status = await operator.news.conversionOf(playerId);
    const bar = await betBarOf(operator, playerId);
    const bet_refusal = bar && faultView(bar, context.get('language')).error;
    return context.json({ result: { ...config, account_conversion_status, bet_refusal } });
  });
  return routes;
}

const changeSchema = v.partial(mailingSchema);

/** `/web-api/user/mailing`: the player's choice of mailings and bonuses. */
function mailingRoutes(operator: Operator) {
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

const confirmSchema = v.object({ updatedAt: timeSchema });

/** `/web-api/api-v3/v2/user/agreement-rules`: the terms, and the player's agreement. */
function termsRoutes(operator: Operator) {
  const routes = newRoutes();
  const { terms } = operator;

  routes.get('/status', async (context) => {
    const { isChanged, updatedAt } = await terms.statusOf(await playerOf(context, operator));
    return context.json({ result: isChanged, updatedAt });
  });

  routes.get('/', async (context) => {
    const { updatedAt } = await terms.statusOf(await playerOf(context, operator));
    return context.json({ updatedAt, ...textsIn(context.get('language')).terms });
  });

  routes.post('/confirm', async (context) => {
    const playerId = await playerOf(context, operator);
    const { updatedAt } = await requireBody(context, confirmSchema);
    await terms.confirm(playerId, updatedAt);
    return context.json({});
  });

  return routes;
}

export const calls: Calls = {
  '/web-api/user/config': userConfigRoutes,
  '/web-api/user/mailing': mailingRoutes,
  '/web-api/api-v3/v2/user/agreement-rules': termsRoutes,
};
