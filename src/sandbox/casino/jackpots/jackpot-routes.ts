import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { eventStream } from '../../platform/http/text-streams';
import type { Jackpots } from './jackpots';
import type { JackpotMeters } from './jackpot-meters';
import { textsIn } from '../../site/texts';
import { JACKPOT_CURRENCY } from './jackpot-rules';
import type { JackpotName } from './jackpot-rules';

interface Parts {
  readonly jackpots: Jackpots;
  readonly jackpotMeters: JackpotMeters;
}

/** `/web-api/jackpots`: the jackpots of the casino, with all that is known of them before a bet. */
function jackpotRoutes({ jackpots }: Parts) {
  const routes = newRoutes();

  routes.get('/', async (context) => {
    const { iso, scale } = JACKPOT_CURRENCY;
    const titles = textsIn(context.get('language')).casino.jackpots;
    const titled = <Named extends { name: JackpotName }>(named: Named) => ({
      ...named,
      title: titles[named.name],
    });
    const open = await jackpots.views();
    const ended = await jackpots.ended();
    return context.json({ iso, scale, jackpots: open.map(titled), ended: ended.map(titled) });
  });

  return routes;
}

/** `/feed-api/v1/jackpots/stream`: what they have, as it changes. */
function meterRoutes({ jackpotMeters }: Parts) {
  const routes = newRoutes();

  routes.get('/jackpots/stream', () => eventStream(jackpotMeters.open()));

  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/jackpots': jackpotRoutes,
  '/feed-api/v1': meterRoutes,
};
