import { bonusTermsSchema } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import { ApiFault } from '../../platform/http/fault';
import type { Bonuses } from './bonuses';
import type { PlayerFinder } from '../../player/players/named-player';
import { OFFERS } from './offers';

const stakes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));
const termsSchema = v.object({
  /** Null: the operator's own terms come back. */
  terms: v.nullable(
    v.object({
      version: v.optional(stakes),
      wager: v.optional(stakes),
      /** In initial stakes of the currency, as the cap. */
      maxStake: v.optional(stakes),
      cap: v.optional(stakes),
      maxWin: v.optional(stakes),
      days: v.optional(stakes),
      contribution: v.optional(bonusTermsSchema.entries.contribution),
    }),
  ),
});
const endSchema = v.object({
  /** Seconds from now. */
  endsIn: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)),
});

interface Parts extends PlayerFinder {
  readonly bonuses: Bonuses;
  readonly now: () => number;
}

/** QA's calls for bonuses: the terms of an offer from now on, and the end of a player's bonus. */
export function bonusControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { bonuses, now } = parts;

  routes.post('/bonuses/:offer', async (context) => {
    const { offer } = context.req.param();
    if (!OFFERS.some(({ id }) => id === offer)) throw new ApiFault(404, 'not-found');
    const { terms } = await requireBody(context, termsSchema);
    bonuses.setTerms(offer, terms && given(terms));
    return context.json({});
  });

  routes.post('/players/:login/bonus', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { endsIn } = await requireBody(context, endSchema);
    await bonuses.endAt(playerId, Math.floor(now() + endsIn * 1000));
    return context.json({});
  });

  return routes;
}

/** Without the members that were left out. */
function given<T extends object>(change: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as never;
}
