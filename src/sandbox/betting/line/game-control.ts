import * as v from 'valibot';
import { CHAMPS } from '../sports/champs';
import { PLAYED_SPORTS, scoresOf, sportOf, usualStrength } from '../sports/sports';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { idSchema } from '../../platform/http/inputs';
import type { Pair } from '../play/fixture';
import { eventChanges, eventSchema, refuse } from './game-events';
import { wholeGame } from './views';
import type { World } from '../engine/world';
import type { Feed } from '../feed/feed';
import { NO_SCORE } from '../play/timeline';
import type { GameChanges } from '../match/game-changes';
import type { LineGame } from '../match/listed-game';

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300));
const scoreSchema = v.object({ home: goals, away: goals });
const finishSchema = v.union([scoreSchema, v.object({ isVoid: v.literal(true) }), v.object({})]);
const marketSchema = v.object({ market: v.optional(idSchema) });
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const makeSchema = v.object({
  sport: v.picklist(PLAYED_SPORTS.map(({ slug }) => slug)),
  /** The sport's first by default. */
  champ: v.optional(v.picklist(CHAMPS.map(({ slug }) => slug))),
  home: name,
  away: name,
  /** Seconds until it starts. */
  startsIn: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(31_536_000)), 60),
});

interface Parts {
  readonly world: World;
  readonly feed: Feed;
  readonly step: () => Promise<number>;
  readonly now: () => number;
}

/** QA's calls that make, start, score, finish and suspend games. */
export function gameRoutes(parts: Parts) {
  const routes = newRoutes();
  const { world, feed, step, now } = parts;

  const gameOf = (context: SiteContext): LineGame => {
    const game = world.line.game(Number(context.req.param('id')));
    if (!game) throw new ApiFault(404, 'not-found');
    if (game.state.phase === 'finished') throw refuse('The game is over.');
    return game;
  };

  /** A listed game with all of its markets. */
  const viewOf = (context: SiteContext, id: number) => {
    const game = world.line.game(id);
    if (!game) throw new ApiFault(404, 'not-found');
    const { match, state } = game;
    world.line.watch(match, now());
    return wholeGame(match, state, { language: context.get('language'), now: now() });
  };

  /** A game whose course QA may decide: that of a race is drawn. */
  const playedGameOf = (context: SiteContext): LineGame => {
    const game = gameOf(context);
    if (game.match.fixture.weights) throw refuse('A race runs by the clock and by its draw.');
    return game;
  };

  /** Changes a game, publishes its prices, settles its bets if it has ended, and answers with the game. */
  const change = async (
    context: SiteContext,
    { match: { id } }: LineGame,
    changes: Partial<GameChanges>,
  ): Promise<Response> => {
    await world.changeGame(now(), id, changes);
    feed.publishOdds(world.line.reprice(now(), id), []);
    const settled = await step();
    return context.json({ game: viewOf(context, id), settled });
  };

  const scoreOf = ({ match, state }: LineGame, { home, away }: Pair) => {
    const { fixture } = match;
    const scores = scoresOf(fixture);
    if (!scores.isPossible({ home, away })) throw refuse('There is no such score.');
    return scores.from(state.score ?? NO_SCORE, { home, away });
  };

  routes.post('/', async (context) => {
    const { sport, champ, home, away, startsIn } = await requireBody(context, makeSchema);
    const found = CHAMPS.find(
      ({ slug, sportId }) => sportOf(sportId).slug === sport && (!champ || slug === champ),
    );
    if (!found) throw refuse('The championship is of another sport.');
    const at = world.clock.matchTime(now()) + startsIn * 1000 * world.clock.movingPace;
    const id = await world.makeGame(now(), {
      sportId: found.sportId,
      champId: found.id,
      home,
      away,
      kickoff: { on: 'match', at },
      strength: usualStrength(found.sportId),
    });
    await step();
    return context.json({ game: viewOf(context, id) });
  });

  routes.post('/:id/start', async (context) => {
    const game = playedGameOf(context);
    if (game.state.phase === 'live') throw refuse('The game is live already.');
    return change(context, game, { kickoff: world.clock.matchTime(now()) });
  });

  routes.post('/:id/score', async (context) => {
    const game = playedGameOf(context);
    if (game.state.phase !== 'live') throw refuse('The game is not live: start it first.');
    const score = scoreOf(game, await requireBody(context, scoreSchema));
    return change(context, game, { turn: { at: game.match.playedAt(now()), score } });
  });

  routes.post('/:id/events', async (context) => {
    const game = playedGameOf(context);
    if (game.state.phase !== 'live') throw refuse('The game is not live: start it first.');
    const event = await requireBody(context, eventSchema);
    return change(context, game, eventChanges(game, event, { now: now(), scoreOf }));
  });

  routes.post('/:id/finish', async (context) => {
    const body = await requireBody(context, finishSchema);
    const at = world.clock.matchTime(now());
    if ('isVoid' in body) return change(context, gameOf(context), { end: { at, score: null } });
    const game = playedGameOf(context);
    const asItWould = game.match.final().score;
    if ('home' in body && !scoresOf(game.match.fixture).isPossibleEnd(body)) {
      throw refuse('A match of cricket does not end level.');
    }
    const score = 'home' in body ? scoreOf(game, body) : asItWould;
    return change(context, game, { end: { at, score } });
  });

  routes.post('/:id/suspend', async (context) => {
    const game = gameOf(context);
    const { market } = await requireBody(context, marketSchema);
    const what = market === undefined ? 'game' : `market:${market}`;
    const { suspended } = game.match.changes;
    return change(context, game, { suspended: [...new Set([...suspended, what])] });
  });

  routes.post('/:id/resume', async (context) => {
    const game = gameOf(context);
    const { market } = await requireBody(context, marketSchema);
    const what = market === undefined ? 'game' : `market:${market}`;
    const { suspended } = game.match.changes;
    return change(context, game, { suspended: suspended.filter((held) => held !== what) });
  });

  return routes;
}

const clockSchema = v.object({
  /** Match seconds per second. */
  pace: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000))),
  isPaused: v.optional(v.boolean()),
  /** Seconds of play that all matches skip. */
  advance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), 0),
});

/** QA's calls for the match clock. */
export function clockRoutes({ world, step, now }: Parts) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    const { pace, isPaused, advance } = await requireBody(context, clockSchema);
    const { clock } = world;
    const moving = pace ?? clock.movingPace;
    const stays = isPaused ?? (pace === undefined && clock.pace === 0);
    await world.changeClock(now(), { pace: stays ? 0 : moving, leap: advance * 1000 });
    const settled = await step();
    return context.json({ pace: clock.pace, isPaused: clock.pace === 0, settled });
  });
  return routes;
}
