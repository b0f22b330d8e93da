import type { Line, LineGame } from '../engine/line';
import type { PricedOutcome } from '../engine/odds-board';
import { MARKET } from '../pricing/market-types';

/** An outcome that the operator may put into a coupon by itself. */
export interface Candidate {
  readonly game: LineGame;
  readonly outcome: PricedOutcome;
}

/** What a player understands at a glance. */
const MARKETS: readonly number[] = [
  MARKET.result,
  MARKET.winner,
  MARKET.doubleChance,
  MARKET.total,
];

interface Wish {
  /** Left out: games in play and to come alike. */
  readonly isLive?: boolean;
  readonly least: number;
  readonly greatest: number;
}

/** Outcomes that can be bet on now at a price between two others. */
export function candidates(line: Line, { isLive, least, greatest }: Wish): Candidate[] {
  const phases = isLive === undefined ? ['live', 'upcoming'] : [isLive ? 'live' : 'upcoming'];
  return [...line.games()].flatMap((game) =>
    phases.includes(game.state.phase)
      ? game.match.board.outcomes
          .filter(({ offer, coef, isBlocked }) => {
            return (
              !isBlocked &&
              MARKETS.includes(offer.marketTypeId) &&
              coef >= least &&
              coef <= greatest
            );
          })
          .map((outcome) => ({ game, outcome }))
      : [],
  );
}
