import type { World } from '../engine/world';
import type { SiteRules } from '../../site/site/site-rules';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { shownGames, type ShownGamePorts } from '../sport-rules/sport-rules';
import { combinationsOf } from './combinations';

interface Parts extends ShownGamePorts {
  readonly world: World;
  readonly siteRules: SiteRules;
  readonly now: () => number;
}

/** Ready combinations of the outcomes of a match. */
function combinationRoutes(parts: Parts) {
  const {
    world: { line },
    siteRules,
    now,
  } = parts;
  const routes = newRoutes();

  routes.get('/games/:id/combinations', async (context) => {
    const isShown = await shownGames(context, parts);
    const game = line.game(Number(context.req.param('id')));
    if (!game) throw new ApiFault(404, 'not-found');
    if (!isShown(game)) throw new ApiFault(403, 'sport-not-allowed');
    const { board } = game.match;
    line.watch(game.match, now());
    const listed = board.markets().flatMap((market) => market.outcomes);
    const outcomes = listed.flatMap(({ id }) => board.find(id) ?? []);
    const isOffered = siteRules.isBetBuilderOffered && !game.match.isOver(now());
    const found = isOffered ? combinationsOf(outcomes, (some) => board.priceTogether(some)) : [];
    return context.json({
      combinations: found.map(({ coef, legs }) => ({
        coef,
        legs: legs.map(({ outcome, coefWithout }) => ({
          marketId: outcome.id,
          typeId: outcome.offer.typeId,
          marketTypeId: outcome.offer.marketTypeId,
          param: outcome.offer.param,
          coef: outcome.coef,
          coefWithout,
        })),
      })),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/line-api/v1': combinationRoutes };
