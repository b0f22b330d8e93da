import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { ChipsChoice } from '../chips';
import { chipsOf, chipsSchema, paysOfBets } from '../chips';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { DiceBet, ThreeDiceTable } from '../tables/three-dice';

const DIE: Draw = { kind: 'below', count: 6 };

export interface ThreeDiceView extends ChipsChoice {
  /** The faces, from 1 to 6. */
  readonly dice: readonly number[];
  /** The bets that have won. */
  readonly won: readonly string[];
}

/** Three dice are thrown; bets on their sum and their faces win. */
export function threeDiceRules({
  bets,
}: ThreeDiceTable): GameRules<ChipsChoice, ThreeDiceView, ThreeDiceView> {
  const paysOf = (on: string, dice: readonly number[]): number => {
    const bet = bets[on];
    return bet ? paysOfBet(bet, dice) : 0;
  };
  return {
    choice: chipsSchema(Object.keys(bets)),
    units: chipsOf,
    draws: () => [DIE, DIE, DIE],
    begin(choice, results) {
      const dice = results.flat().map((face) => face + 1);
      const won = choice.bets.map(({ on }) => on).filter((on) => paysOf(on, dice) > 0);
      return { bets: choice.bets, dice, won };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) => paysOfBets(state, (on) => paysOf(on, state.dice) * HUNDREDTH),
    publicView: (state) => state,
  };
}

function paysOfBet(bet: DiceBet, dice: readonly number[]): number {
  const countOf = (face: number): number => dice.filter((one) => one === face).length;
  const isTriple = new Set(dice).size === 1;
  switch (bet.kind) {
    case 'triple':
      return isTriple && (bet.face === null || countOf(bet.face) > 0) ? bet.pays : 0;
    case 'sum': {
      const sum = dice.reduce((all, face) => all + face, 0);
      return bet.sums.includes(sum) && !(bet.isTripleOut && isTriple) ? bet.pays : 0;
    }
    case 'pair': {
      const [one, other] = bet.faces;
      const isThere = one === other ? countOf(one) >= 2 : countOf(one) > 0 && countOf(other) > 0;
      return isThere ? bet.pays : 0;
    }
    case 'face':
      return bet.paysBy[countOf(bet.face)] ?? 0;
  }
}
