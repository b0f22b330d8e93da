import { gamesQuerySchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { hasOwnPages } from '../sports/sports';
import { couponMarket } from './coupon-market';
import type { World } from '../engine/world';
import type { Feed } from '../feed/feed';
import type { ShownGamePorts } from '../sport-rules/sport-rules';
import type { WatchPorts } from './watch-for-browser';
import { favouritesQuerySchema } from './favourite-keys';
import type { LineGame } from '../match/listed-game';
import { watchGame, watchListed, watchOutcomes } from './watch-for-browser';
import { shownGames } from '../sport-rules/sport-rules';
import { searchOf } from './search/search-of-line';
import { selectGames, sportsMenu } from './queries';
import { ListViews, wholeGame } from './views';
import { ApiFault } from '../../platform/http/fault';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';

const number = v.pipe(v.string(), v.transform(Number), v.finite());
const querySchema = v.pipe(
  v.object({
    ...gamesQuerySchema.entries,
    timeFilter: v.optional(v.pipe(number, v.picklist([0, 1, 2, 3, 6]))),
    hours: v.optional(v.pipe(number, v.minValue(0))),
    favourites: v.optional(favouritesQuerySchema),
    isDerby: v.optional(
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((text) => text === 'true'),
      ),
    ),
    limit: v.optional(v.pipe(number, v.integer(), v.minValue(1))),
  }),
);
const outcomesSchema = v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(200)) });

/** Drops empty parameters (`sport=`). */
function given(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

interface Parts extends ShownGamePorts, WatchPorts {
  readonly world: World;
  readonly feed: Feed;
  readonly now: () => number;
}

/** `/line-api/v1`: sports, games and outcomes, from memory. */
function lineRoutes(parts: Parts) {
  const {
    world: { line },
    feed,
    now,
  } = parts;
  const routes = newRoutes();
  const views = new ListViews();
  const search = searchOf(line);

  routes.get('/sports', async (context) => {
    const isShown = await shownGames(context, parts);
    const games = [...line.games()].filter(isShown);
    const sports = sportsMenu(games, context.get('language'));
    return context.json({ sports, seq: feed.seq });
  });

  routes.get('/games', async (context) => {
    const query = v.safeParse(querySchema, given(context.req.query()));
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const language = context.get('language');
    const text = query.output.search?.trim();
    const places = text ? search.find(line.games(), text) : undefined;
    const isShown = await shownGames(context, parts);
    const at = now();
    // Sports with pages of their own have lists of their own: here their games come by the sport, or as favourites.
    const { sport, favourites } = query.output;
    const isOfLine = ({ match }: LineGame): boolean =>
      sport !== undefined || favourites !== undefined || !hasOwnPages(match.fixture.sportId);
    const shown = [...line.games()].filter((game) => isOfLine(game) && isShown(game));
    const games = selectGames(shown, query.output, at, places);
    watchListed(parts, context, games);
    context.header('Content-Type', 'application/json');
    return context.body(
      views.body(
        games,
        { language, now: at },
        { before: '{"games":[', after: `],"seq":${feed.seq}}` },
      ),
    );
  });

  routes.get('/games/:id', async (context) => {
    const isShown = await shownGames(context, parts);
    const at = now();
    const match = line.findNear(Number(context.req.param('id')), at);
    if (!match) throw new ApiFault(404, 'not-found');
    const state = line.game(match.id)?.state ?? match.state(at);
    if (!isShown({ match, state })) throw new ApiFault(403, 'sport-not-allowed');
    line.watch(match, at);
    watchGame(parts, context, match.id);
    return context.json({
      game: wholeGame(match, state, { language: context.get('language'), now: at }),
      seq: feed.seq,
    });
  });

  routes.get('/games/:id/course', (context) => {
    const course = line.findNear(Number(context.req.param('id')), now())?.course(now());
    if (!course) throw new ApiFault(404, 'not-found');
    return context.json({ course, seq: feed.seq });
  });

  routes.post('/outcomes', async (context) => {
    const { ids } = await requireBody(context, outcomesSchema);
    watchOutcomes(parts, context, ids);
    const outcomes = ids.flatMap((id) => {
      const found = line.outcome(id, now());
      if (!found) return [];
      const { match, outcome } = found;
      const state = line.game(match.id)?.state ?? match.state(now());
      const { phase, score } = state;
      return [
        {
          id,
          coef: outcome.coef,
          isBlocked: outcome.isBlocked,
          gameId: match.id,
          isLive: phase === 'live',
          isFinished: phase === 'finished',
          score,
          market: couponMarket(match, state, outcome, context.get('language')),
        },
      ];
    });
    return context.json({ outcomes, seq: feed.seq });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/line-api/v1': lineRoutes };
