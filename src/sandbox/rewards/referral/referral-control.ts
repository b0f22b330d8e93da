import * as v from 'valibot';
import { HOME_COUNTRY_ID } from '../../betting/catalog/countries';
import { namedPlayer, newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { mainCurrency } from '../../protection/limits/limit-use';

/** QA's call for friends: registers one with the code of a player. */
export function referralControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { database, feed, players, referrals } = operator;

  routes.post('/players/:login/friends', async (context) => {
    const playerId = await namedPlayer(context, operator);
    await requireBody(context, v.object({}));
    const { credentials } = await players.register({
      countryId: HOME_COUNTRY_ID,
      currency: await mainCurrency(database, playerId),
      identity: null,
      password: null,
      name: null,
      birthday: null,
      refCode: null,
      referral: await referrals.codeOf(playerId),
      bonusChoice: null,
      socialMedia: null,
    });
    feed.publishPlayer(playerId, []);
    return context.json(credentials);
  });

  return routes;
}
