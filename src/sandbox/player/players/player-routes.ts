import type { PlayGuard } from '../../protection/limits/play-guard';
import { mailingSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { faultView } from '../../platform/http/fault';
import { timeSchema } from '../../platform/http/inputs';
import type { PlayerNews } from './player-news';
import type { PlayerTerms } from './terms';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { UserConfigPorts } from './user-config';
import type { BetBarPorts } from './bet-bar';
import { textsIn } from '../../site/texts';
import { betBarOf } from './bet-bar';
import { changeMailing, mailingOf } from './mailing';
import { userConfigOf } from './user-config';

interface Parts extends PlayerReader, UserConfigPorts, BetBarPorts {
  readonly guard: PlayGuard;
  readonly news: PlayerNews;
  readonly terms: PlayerTerms;
}

/** `/web-api/user/config`: the player's config. */
function userConfigRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const config = await userConfigOf(parts, playerId);
    const account_conversion_status = await parts.news.conversionOf(playerId);
    const bar = await betBarOf(parts, playerId);
    const bet_refusal = bar && faultView(bar, context.get('language')).error;
    return context.json({ result: { ...config, account_conversion_status, bet_refusal } });
  });
  return routes;
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
  '/web-api/user/config': userConfigRoutes,
  '/web-api/user/mailing': mailingRoutes,
  '/web-api/api-v3/v2/user/agreement-rules': termsRoutes,
};
