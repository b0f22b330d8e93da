import { hasOwnPages } from '../sports/sports';
import type { Line } from '../engine/line';
import type { LineGame } from '../match/listed-game';
import type { PricedOutcome } from '../match/odds-board';
import { MARKET } from '@grandstand/bus-contracts/domain';

/** An outcome that the operator may offer in an accumulator or a generated coupon. */
export interface Candidate {
  readonly game: LineGame;
  readonly outcome: PricedOutcome;
}

/** The most common markets. */
const MARKETS: readonly number[] = [
  MARKET.result,
  MARKET.winner,
  MARKET.doubleChance,
  MARKET.total,
];

interface CandidateFilter {
  /** Both live and upcoming games by default. */
  readonly isLive?: boolean;
  readonly least: number;
  readonly greatest: number;
}

/** Open outcomes of the sports of the line whose price is between `least` and `greatest`. */
export function candidates(line: Line, { isLive, least, greatest }: CandidateFilter): Candidate[] {
  const phases = isLive === undefined ? ['live', 'upcoming'] : [isLive ? 'live' : 'upcoming'];
  return [...line.games()].flatMap((game) =>
    phases.includes(game.state.phase) && !hasOwnPages(game.match.fixture.sportId)
      ? game.match.board.main
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
