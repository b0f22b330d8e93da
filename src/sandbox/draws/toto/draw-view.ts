import { pathOf } from '../../betting/line/game-path';
import type { Language } from '@grandstand/bus-contracts';
import type { TotoDraw, TotoMatch } from '@grandstand/bus-contracts/answers';
import type { Queries } from '../../platform/database/database';
import type { Line } from '../../betting/engine/line';
import type { Match } from '../../betting/match/match';
import { gameFacts } from '../../betting/line/views';
import { OUTCOME } from '@grandstand/bus-contracts/domain';
import type { Draw } from './draw-rows';
import { stateOf } from './draw-rows';
import type { PoolView, PoolViews } from './pool-views';

interface ViewPorts {
  readonly queries: Queries;
  readonly line: Line;
  readonly views: PoolViews;
  readonly now: number;
  readonly language: Language;
}

/** The outcomes of the line whose odds stand beside those of toto. */
const ODDS: Readonly<Record<string, readonly number[]>> = {
  '1': [OUTCOME.home, OUTCOME.winnerHome],
  X: [OUTCOME.draw],
  '2': [OUTCOME.away, OUTCOME.winnerAway],
};

/** A draw as all may see it. */
export async function drawView(ports: ViewPorts, draw: Draw): Promise<TotoDraw> {
  const { queries, views, now } = ports;
  const { id, section, number, rhythm, opensAt, closesAt, settledAt, winners } = draw;
  const view = await views.of(queries, draw, now);
  return {
    id,
    section,
    number,
    rhythm,
    state: stateOf(draw, now),
    opensAt,
    closesAt,
    settledAt,
    pool: view.pool,
    countedAt: view.countedAt,
    jackpot: draw.jackpotMoney,
    matches: draw.matches.map((gameId, place) => matchView(ports, draw, { gameId, place, view })),
    dividends: draw.dividends && {
      categories: [...draw.dividends.categories],
      jackpot: draw.dividends.jackpot,
      house: draw.dividends.house,
      carried: draw.dividends.carried,
    },
    winners: [...winners],
  };
}

function matchView(
  { line, now, language }: ViewPorts,
  draw: Draw,
  {
    gameId,
    place,
    view,
  }: { readonly gameId: number; readonly place: number; readonly view: PoolView },
): TotoMatch {
  const { outcomes } = draw.rules;
  const match = line.match(gameId);
  const result = draw.results[place] ?? null;
  const shares = [...(view.shares[place] ?? [])];
  if (!match) {
    const none = { home: '', away: '', champ: '', path: null, isLive: false, score: null };
    return { gameId, ...none, startsAt: draw.closesAt, result, odds: [], shares };
  }
  const facts = gameFacts(match, line.game(gameId)?.state ?? match.state(now), language);
  const { home, away } = facts.score ?? {};
  return {
    gameId,
    home: facts.home,
    away: facts.away,
    champ:
      facts.champ.country === null
        ? facts.champ.name
        : `${facts.champ.name}, ${facts.champ.country}`,
    path: pathOf(facts, match.fixture),
    startsAt: facts.startsAt,
    isLive: facts.isLive,
    score: home === undefined || away === undefined ? null : { home, away },
    result,
    odds: Array.from(outcomes).map((symbol) => oddsOf(match, symbol)),
    shares,
  };
}

/** The odds of the line for an outcome, before the match. */
function oddsOf({ board }: Match, symbol: string): number | null {
  const types = ODDS[symbol] ?? [];
  const outcome = board.main.find(({ offer }) => types.includes(offer.typeId));
  return outcome && !outcome.isBlocked ? outcome.coef : null;
}
