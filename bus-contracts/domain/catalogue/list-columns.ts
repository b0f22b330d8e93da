import * as MARKET from './market-ids';
import * as OUTCOME from './outcome-ids';

/** A market as a list of matches shows it: a column of the same outcomes in every row. */
export interface ListColumn {
  readonly marketTypeId: number;
  /** The outcomes of a row, left to right. */
  readonly outcomeTypes: readonly number[];
  /** True where the outcomes belong to a line ("2.5") that is shown beside them. */
  readonly hasLine: boolean;
}

/** The markets that lists show, in the order in which they prefer them. In the scripts of the first page. */
export const LIST_COLUMNS: readonly ListColumn[] = [
  {
    marketTypeId: MARKET.result,
    outcomeTypes: [OUTCOME.home, OUTCOME.draw, OUTCOME.away],
    hasLine: false,
  },
  {
    marketTypeId: MARKET.winner,
    outcomeTypes: [OUTCOME.winnerHome, OUTCOME.winnerAway],
    hasLine: false,
  },
  { marketTypeId: MARKET.total, outcomeTypes: [OUTCOME.over, OUTCOME.under], hasLine: true },
  {
    marketTypeId: MARKET.bothScore,
    outcomeTypes: [OUTCOME.bothScore, OUTCOME.notBothScore],
    hasLine: false,
  },
  {
    marketTypeId: MARKET.handicap,
    outcomeTypes: [OUTCOME.handicapHome, OUTCOME.handicapAway],
    hasLine: true,
  },
  {
    marketTypeId: MARKET.doubleChance,
    outcomeTypes: [OUTCOME.homeOrDraw, OUTCOME.homeOrAway, OUTCOME.drawOrAway],
    hasLine: false,
  },
];
