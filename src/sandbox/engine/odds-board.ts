import type { Market } from '@grandstand/bus-contracts';
import type { Fixture } from '../line/fixture';
import type { Chances } from '../play/timeline';
import { MARKET, OUTCOME } from '../pricing/market-types';
import type { Offer } from '../pricing/markets';
import { offersOf, outcomeId } from '../pricing/markets';
import { isOffered, priceOf, probabilityOf } from '../pricing/price';
import type { GameChanges } from './game-changes';

export interface PricedOutcome {
  readonly id: string;
  readonly offer: Offer;
  coef: number;
  /** The probability to win; by the price where QA set it. */
  probability: number;
  isBlocked: boolean;
  /** Whether it takes no bets for another reason than that it is nearly decided. */
  isSuspended: boolean;
  /** Nearly decided: it is no longer shown. */
  isClosed: boolean;
}

const TWO_WAY: readonly number[] = [MARKET.handicap, MARKET.total, MARKET.bothScore, MARKET.winner];
const SHOWN_WHOLE: readonly number[] = [MARKET.result, MARKET.doubleChance];
/** Markets in a list; of the total one line. */
const MAIN: readonly number[] = [MARKET.result, MARKET.winner, MARKET.total, MARKET.bothScore];

/** The prices of one game. */
export class OddsBoard {
  readonly outcomes: readonly PricedOutcome[];
  readonly #byId: ReadonlyMap<string, PricedOutcome>;

  constructor({ id, sportId, strength }: Fixture) {
    this.outcomes = offersOf(sportId, strength).map((offer) => ({
      id: outcomeId(id, offer),
      offer,
      coef: 1.01,
      probability: 0,
      isBlocked: true,
      isSuspended: true,
      isClosed: true,
    }));
    this.#byId = new Map(this.outcomes.map((outcome) => [outcome.id, outcome]));
  }

  find(id: string): PricedOutcome | undefined {
    return this.#byId.get(id);
  }

  /** Updates all prices; returns those that changed, were suspended or resumed. Without chances all are suspended. */
  reprice(chances: Chances | null, changes: GameChanges, isPaused: boolean): PricedOutcome[] {
    const suspended = new Set(changes.suspended);
    const isAllSuspended = isPaused || suspended.has('game');
    return this.outcomes.filter((outcome) => {
      const { id, offer, coef, isBlocked } = outcome;
      const probability = chances ? offer.probability(chances) : 0;
      const isOpen = isOffered(probability, TWO_WAY.includes(offer.marketTypeId));
      const fixed = changes.coefs[id];
      outcome.isClosed = !isOpen;
      // A closed outcome keeps its last price.
      if (isOpen) outcome.coef = priceOf(probability, offer.margin);
      outcome.probability = probability;
      if (fixed !== undefined) {
        outcome.coef = fixed;
        outcome.probability = probabilityOf(fixed, offer.margin);
      }
      outcome.isSuspended =
        isAllSuspended || suspended.has(id) || suspended.has(`market:${offer.marketTypeId}`);
      outcome.isBlocked = !isOpen || outcome.isSuspended;
      return outcome.coef !== coef || outcome.isBlocked !== isBlocked;
    });
  }

  /** All offered outcomes by market. */
  markets(): Market[] {
    const whole = this.#wholeMarkets();
    return grouped(
      this.outcomes.filter(({ isClosed, offer }) => !isClosed || whole.has(offer.marketTypeId)),
    );
  }

  /** The markets of a list. */
  mainMarkets(): Market[] {
    const total = this.#mainTotal();
    return this.markets()
      .filter(({ typeId }) => MAIN.includes(typeId))
      .map((market) =>
        market.typeId === MARKET.total
          ? { ...market, outcomes: market.outcomes.filter(({ param }) => param === total) }
          : market,
      );
  }

  get openCount(): number {
    return this.outcomes.filter(({ isClosed }) => !isClosed).length;
  }

  /** Markets whose outcomes are all shown while at least one is open. */
  #wholeMarkets(): Set<number> {
    const open = this.outcomes.filter(({ isClosed }) => !isClosed);
    return new Set(
      open.map(({ offer }) => offer.marketTypeId).filter((typeId) => SHOWN_WHOLE.includes(typeId)),
    );
  }

  /** The total line with the closest prices of over and under. */
  #mainTotal(): string | null {
    let best: { param: string | null; distance: number } = { param: null, distance: Infinity };
    for (const { offer, coef, isClosed } of this.outcomes) {
      if (isClosed || offer.typeId !== OUTCOME.over) continue;
      const distance = Math.abs(coef - 1.91);
      if (distance < best.distance) best = { param: offer.param, distance };
    }
    return best.param;
  }
}

function grouped(outcomes: readonly PricedOutcome[]): Market[] {
  const markets = new Map<number, Market>();
  for (const { id, offer, coef, isBlocked } of outcomes) {
    const { marketTypeId, typeId, param } = offer;
    const market = markets.get(marketTypeId) ?? { typeId: marketTypeId, outcomes: [] };
    markets.set(marketTypeId, market);
    market.outcomes.push({ id, typeId, param, coef, isBlocked });
  }
  return [...markets.values()];
}
