import * as v from 'valibot';
import { HOME_COUNTRY_ID } from '../../betting/catalog/countries';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { Database } from '../../platform/database/database';
import type { Feed } from '../../betting/feed/feed';
import type { Referrals } from './referrals';
import type { PlayerFinder } from '../../player/players/named-player';
import { mainCurrency } from '../../protection/limits/limit-use';

interface Parts extends PlayerFinder {
  readonly database: Database;
  readonly feed: Feed;
  readonly referrals: Referrals;
}

/** QA's call for friends: registers one with the code of a player. */
export function referralControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, feed, players, referrals } = parts;

  routes.post('/players/:login/friends', async (context) => {
    const playerId = await namedPlayer(context, parts);
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
