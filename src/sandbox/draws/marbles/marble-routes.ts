import { MARBLE_RACES, marbleName } from '../../betting/catalog/marble-races';
import { watchGame } from '../../betting/line/watch-for-browser';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { CLOSES_BEFORE, RACE_LASTS, raceId, raceNumber } from '../../betting/fixtures/marble-races';
import { wholeGame } from '../../betting/line/views';
import type { World } from '../../betting/engine/world';
import type { Marbles } from './marbles';
import type { Feed } from '../../betting/feed/feed';
import type { SportRulePorts } from '../../betting/sport-rules/sport-rules';
import type { WatchPorts } from '../../betting/line/watch-for-browser';
import { isSportAllowed, sportRulesFor } from '../../betting/sport-rules/sport-rules';
import type { RaceChain } from './race-chains';

const SECOND = 1000;

interface Parts extends SportRulePorts, WatchPorts {
  readonly world: World;
  readonly marbles: Marbles;
  readonly feed: Feed;
  readonly now: () => number;
}

/** `/line-api/v1/marbles`: the next race of marbles, the one on the track, and the last results. */
function marbleRoutes(parts: Parts) {
  const {
    world: { arrivals, clock, line },
    marbles,
    feed,
    now,
  } = parts;
  const routes = newRoutes();

  routes.get('/', async (context) => {
    const rules = await sportRulesFor(context, parts);
    const isAllowed = rules === null || isSportAllowed(rules, MARBLE_RACES.sportId, false);
    // This waits for a race that is being drawn.
    const { chain, nextChain } = await marbles.chains();
    // Before the results: a race that ends meanwhile is one of them, or is on the track.
    const { next: number, running } = marbles;
    const results = await marbles.results();
    const at = now();
    const language = context.get('language');
    const next = line.match(raceId(number));
    if (next && isAllowed) line.watch(next, at);
    for (const race of [next, running]) {
      if (race) watchGame(parts, context, race.id);
    }
    return context.json({
      marbles: MARBLE_RACES.roster.map((_, place) => marbleName(place + 1, language)),
      lastsMs: Math.round((RACE_LASTS * SECOND) / clock.movingPace),
      next: next && {
        number,
        startsAt: next.startsAt,
        closesAt: next.startsAt - CLOSES_BEFORE * SECOND,
        weights: next.fixture.weights,
        game: isAllowed ? wholeGame(next, next.state(at), { language, now: at }) : null,
      },
      running: running
        ? {
            gameId: running.id,
            number: raceNumber(running.id),
            startsAt: running.startsAt,
            arrival: arrivals.get(running.id),
          }
        : null,
      results,
      chain: published(chain),
      nextChain: nextChain && published(nextChain),
      seq: feed.seq,
    });
  });

  return routes;
}

function published({ terminalHash, salt, firstRace, length }: RaceChain): Omit<RaceChain, 'id'> {
  return { terminalHash, salt, firstRace, length };
}

export const calls: Calls<Parts> = { '/line-api/v1/marbles': marbleRoutes };
