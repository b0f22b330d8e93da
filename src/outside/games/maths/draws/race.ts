import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { ChipsChoice } from '../chips';
import { chipsOf, chipsSchema, paysOfBets } from '../chips';
import { HUNDREDTH, NO_MOVES, numberOf, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { RaceBet, RaceTable } from '../tables/races';

export interface RaceView extends ChipsChoice {
  /** The runners as they arrive, from 0. */
  readonly order: readonly number[];
  /** The bets that have won. */
  readonly won: readonly string[];
}

/** Runners arrive in an order; bets on the first of them win. */
export function raceRules({
  runners,
  places,
  orders,
  bets,
}: RaceTable): GameRules<ChipsChoice, RaceView, RaceView> {
  const draws: readonly Draw[] = [
    { kind: 'weighted', weights: orders.map(({ weight }) => weight) },
    // In which order the others arrive, on whom nothing is paid.
    { kind: 'pick', count: runners.length, from: runners.length },
  ];
  return {
    choice: chipsSchema(Object.keys(bets)),
    units: chipsOf,
    draws: () => draws,
    begin(choice, results) {
      const first: readonly number[] = orders[numberOf(results, 0)]?.first ?? [];
      const others = (results[1] ?? []).filter((runner) => !first.includes(runner));
      const order = [...first, ...others];
      const isWon = (on: string): boolean => {
        const bet = bets[on];
        return bet !== undefined && isWonBy(bet, order, places);
      };
      return { bets: choice.bets, order, won: choice.bets.map(({ on }) => on).filter(isWon) };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) =>
      paysOfBets(state, (on) => (state.won.includes(on) ? (bets[on]?.pays ?? 0) * HUNDREDTH : 0)),
    publicView: (state) => state,
  };
}

function isWonBy(bet: RaceBet, order: readonly number[], places: number): boolean {
  switch (bet.kind) {
    case 'win':
      return order[0] === bet.runner;
    case 'place':
      return order.slice(0, places).includes(bet.runner);
    case 'forecast':
      return order[0] === bet.runners[0] && order[1] === bet.runners[1];
  }
}

/** The exact chance that a bet wins. */
export function raceChance({ orders, places }: RaceTable, bet: RaceBet): number {
  const sum = (some: typeof orders): number => some.reduce((all, { weight }) => all + weight, 0);
  return sum(orders.filter(({ first }) => isWonBy(bet, first, places))) / sum(orders);
}
