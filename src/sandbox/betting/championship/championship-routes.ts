import type { Game } from '@grandstand/bus-contracts';
import { badgeOf } from '../catalog/badges';
import { sportOf } from '../sports/sports';
import { WORLD_CHAMPIONSHIP as CHAMP } from '../catalog/world-championship';
import type { Match } from '../match/match';
import { watchGame } from '../line/watch-for-browser';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { teamId } from '../line/teams';
import { gameFacts, listedGame, wholeGame } from '../line/views';
import { editionAt, editionStart, outrightOf, ROUND, ROUNDS } from '../fixtures/world-championship';
import type { World } from '../engine/world';
import type { Feed } from '../feed/feed';
import type { SportRulePorts } from '../sport-rules/sport-rules';
import type { WatchPorts } from '../line/watch-for-browser';
import { isSportAllowed, sportRulesFor } from '../sport-rules/sport-rules';
import { teamName } from '../../site/texts/teams';
import { tableOf } from '../engine/table';

const ROUND_SIZE = CHAMP.roster.length / 2;

interface Parts extends SportRulePorts, WatchPorts {
  readonly world: World;
  readonly feed: Feed;
  readonly now: () => number;
}

/** `/line-api/v1/championship`: the present edition of the championship of the world. */
function championshipRoutes(parts: Parts) {
  const {
    world: { line, clock },
    feed,
    now,
  } = parts;
  const routes = newRoutes();

  routes.get('/', async (context) => {
    const at = now();
    const language = context.get('language');
    const rules = await sportRulesFor(context, parts);
    const isAllowed = (isLive: boolean): boolean =>
      rules === null || isSportAllowed(rules, CHAMP.sportId, isLive);
    const edition = editionAt(clock.matchTime(at));
    const championship = line.championship(edition);
    const isOver = championship.isOver(at);
    const startsAt = Math.round(clock.realTime(editionStart(edition)));

    const gameOf = (match: Match): Game[] => {
      const listed = line.game(match.id);
      const state = listed?.state ?? match.state(at);
      if (state.phase !== 'finished' && !isAllowed(state.phase === 'live')) return [];
      if (listed && state.phase !== 'finished') return [listedGame(listed, language, at)];
      return [{ ...gameFacts(match, state, language), markets: [], marketCount: 0 }];
    };
    const outright = line.match(outrightOf(edition).id);
    const winnerOf = (match: Match): Game => {
      match.openMore(at);
      return wholeGame(match, match.state(at), { language, now: at });
    };
    const table = tableOf(championship.played(at));
    for (const { id } of championship.matches) {
      if (line.game(id)) watchGame(parts, context, id);
    }
    return context.json({
      sport: sportOf(CHAMP.sportId).slug,
      champ: CHAMP.slug,
      phase: isOver ? 'after' : at < startsAt ? 'before' : 'during',
      startsAt,
      endsAt: Math.round(clock.realTime(editionStart(edition) + ROUNDS * ROUND)),
      champion: isOver ? teamName(CHAMP.roster[table[0]?.side ?? 0] ?? '', language) : null,
      table: table.map(({ side, ...row }) => {
        const name = CHAMP.roster[side] ?? '';
        return {
          id: teamId(CHAMP.sportId, name),
          name: teamName(name, language),
          badge: badgeOf(CHAMP.sportId, name),
          ...row,
        };
      }),
      rounds: Array.from({ length: ROUNDS }, (_, round) =>
        championship.matches.slice(round * ROUND_SIZE, (round + 1) * ROUND_SIZE).flatMap(gameOf),
      ),
      winner: outright && !isOver && isAllowed(outright.startsAt <= at) ? winnerOf(outright) : null,
      isLineClosed: !isAllowed(false),
      isLiveClosed: !isAllowed(true),
      seq: feed.seq,
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/line-api/v1/championship': championshipRoutes };
