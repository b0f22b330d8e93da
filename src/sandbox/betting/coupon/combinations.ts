import { OUTCOME } from '@grandstand/bus-contracts/domain';
import type { PricedTogether } from '../pricing/match-price';
import type { PricedOutcome } from '../match/odds-board';

/** The outcomes of each ready combination, by their types. */
const RECIPES: readonly (readonly number[])[] = [
  [OUTCOME.home, OUTCOME.over, OUTCOME.bothScore],
  [OUTCOME.away, OUTCOME.over, OUTCOME.bothScore],
  [OUTCOME.home, OUTCOME.notBothScore],
  [OUTCOME.away, OUTCOME.notBothScore],
  [OUTCOME.draw, OUTCOME.under],
  [OUTCOME.over, OUTCOME.bothScore],
  [OUTCOME.home, OUTCOME.under],
  [OUTCOME.away, OUTCOME.under],
];

/** Prices outcomes of one match together. */
type PriceTogether = (outcomes: readonly PricedOutcome[]) => PricedTogether;

interface CombinationLeg {
  readonly outcome: PricedOutcome;
  /** The price of the combination without it. */
  readonly coefWithout: number;
}

/** Outcomes of one match and their price together. */
export interface Combination {
  readonly coef: number;
  readonly legs: readonly CombinationLeg[];
}

/** A price near evens says most. */
const EVENS = 2;

/** The ready combinations of a match, of its outcomes that take bets. */
export function combinationsOf(
  outcomes: readonly PricedOutcome[],
  priceTogether: PriceTogether,
): Combination[] {
  const open = outcomes.filter(({ isBlocked, isClosed }) => !isBlocked && !isClosed);
  const lines = linesOf(open);
  return RECIPES.flatMap((types) => {
    // Of the lines of a total the nearest to evens with which each outcome adds to the price.
    for (const line of lines) {
      const chosen = types.flatMap(
        (type) =>
          open.find(({ offer }) => offer.typeId === type && (offer.param ?? line) === line) ?? [],
      );
      const combination = chosen.length === types.length && combined(chosen, priceTogether);
      if (combination) return [combination];
    }
    return [];
  });
}

/** The lines of the total that are won or lost as a whole, the nearest to evens first. */
function linesOf(open: readonly PricedOutcome[]): readonly string[] {
  return open
    .filter(({ offer: { typeId, param } }) => typeId === OUTCOME.over && param?.endsWith('.5'))
    .toSorted((a, b) => Math.abs(a.coef - EVENS) - Math.abs(b.coef - EVENS))
    .flatMap(({ offer: { param } }) => param ?? []);
}

/** The combination of outcomes, where each of them adds to the price. */
function combined(
  chosen: readonly PricedOutcome[],
  priceTogether: PriceTogether,
): Combination | null {
  const coefOf = (some: readonly PricedOutcome[]): number | null => {
    const [first, second] = some;
    if (first && !second) return first.coef;
    const priced = priceTogether(some);
    return typeof priced === 'string' ? null : priced.coef;
  };
  const coef = coefOf(chosen);
  if (coef === null) return null;
  const legs = chosen.map((outcome) => ({
    outcome,
    coefWithout: coefOf(chosen.filter((other) => other !== outcome)) ?? coef,
  }));
  return legs.every(({ coefWithout }) => coefWithout < coef) ? { coef, legs } : null;
}
