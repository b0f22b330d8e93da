import type { Market, Outcome } from '@grandstand/bus-contracts';
import { hasOwnPages, offersOf } from '../sports/sports';
import type { Fixture } from '../play/fixture';
import { NO_ENDS, wonOrLost } from '../play/ends';
import type { Ends } from '../play/ends';
import type { MatchChances } from '../play/timeline';
import {
  LIST_COLUMNS,
  MARKET,
  MARKETS,
  OUTCOME,
  wholeType,
} from '@grandstand/bus-contracts/domain';
import { outcomeId } from '../pricing/outcome-id';
import type { PricedTogether } from '../pricing/match-price';
import { priceTogether } from '../pricing/match-price';
import type { Offer } from '../pricing/offers';
import { isOffered, priceOf, probabilityOf } from '../pricing/price';
import type { GameChanges } from './game-changes';

export interface PricedOutcome {
  readonly id: string;
  readonly offer: Offer;
  /** Sent to every browser: a list of the line may show it. Others are sent where the game is watched. */
  readonly isForAll: boolean;
  coef: number;
  isBlocked: boolean;
  readonly isTwoWay: boolean;
  /** The probabilities of its ends, which few ask for; by the price where QA set it. */
  ends: () => Ends;
  /** Takes no bets for now, however probable it is. */
  isSuspended: boolean;
  /** Nearly decided: it is no longer shown. */
  isClosed: boolean;
}

/** The inputs of a game's prices; without chances all are suspended. */
export interface PricingFacts {
  readonly chances: MatchChances | null;
  readonly changes: GameChanges;
  readonly isPaused: boolean;
}

/** Markets of two outcomes; marbles are compared by twos. */
const TWO_WAY: ReadonlySet<number> = new Set([
  ...Object.values(MARKETS).flatMap(({ id, outcomes }) => (outcomes?.length === 2 ? [id] : [])),
  MARKET.headToHead,
]);
const SHOWN_WHOLE: ReadonlySet<number> = new Set([
  MARKET.result,
  MARKET.doubleChance,
  MARKET.nextGoal,
]);
/** Markets in a list; of handicap and total one line. */
const MAIN: ReadonlySet<number> = new Set(LIST_COLUMNS.map(({ marketTypeId }) => marketTypeId));
/** The price of an outcome as probable as not. */
const EVEN_PRICE = 1.91;

const baseType = ({ marketTypeId }: Offer): number => wholeType(marketTypeId);

/** Outcomes that are shown together: those of a market, and of one goal. */
const questionOf = ({ marketTypeId, param }: Offer): string =>
  marketTypeId === MARKET.nextGoal ? `${marketTypeId}:${param}` : String(marketTypeId);

/** The prices of one game. */
export class OddsBoard {
  /** The outcomes that are priced at all times. */
  readonly main: readonly PricedOutcome[];
  readonly #fixture: Fixture;
  readonly #mainById: ReadonlyMap<string, PricedOutcome>;
  #more: ReadonlyMap<string, PricedOutcome> | null = null;
  #chances: MatchChances | null = null;

  constructor(fixture: Fixture) {
    this.#fixture = fixture;
    this.main = this.#made(offersOf(fixture).main, true);
    this.#mainById = byId(this.main);
  }

  /** The chances behind the prices; null where it is over. */
  get chances(): MatchChances | null {
    return this.#chances;
  }

  /** Whether the other outcomes are priced too. */
  get isWhole(): boolean {
    return this.#more !== null;
  }

  /** Makes and prices the other outcomes. */
  openMore(facts: PricingFacts): void {
    this.#chances = facts.chances;
    const { more } = offersOf(this.#fixture);
    this.#more = byId(this.#made(more, false));
    repriced([...this.#more.values()], facts);
  }

  /** Forgets the other outcomes. */
  closeMore(): void {
    this.#more = null;
  }

  /** Whether the game has an outcome, priced at the moment or not. */
  has(id: string): boolean {
    if (this.find(id)) return true;
    const { more } = offersOf(this.#fixture);
    return more.some((offer) => outcomeId(this.#fixture.id, offer) === id);
  }

  /** Whether an outcome is priced at all times. */
  isMain(id: string): boolean {
    return this.#mainById.has(id);
  }

  /** An outcome that is priced at the moment. */
  find(id: string): PricedOutcome | undefined {
    return this.#mainById.get(id) ?? this.#more?.get(id);
  }

  /** Updates all prices; returns those that changed, were suspended or resumed. */
  reprice(facts: PricingFacts): PricedOutcome[] {
    this.#chances = facts.chances;
    return repriced(this.#outcomes(), facts);
  }

  /** The price of several outcomes together, by the chances behind their own prices. */
  priceTogether(outcomes: readonly PricedOutcome[]): PricedTogether {
    return priceTogether(
      outcomes.map(({ offer }) => offer),
      this.#chances,
    );
  }

  /** All offered outcomes by market. */
  markets(): Market[] {
    return shownMarkets(this.#outcomes());
  }

  /** The markets of a list. */
  mainMarkets(): Market[] {
    const total = this.#mainLine(OUTCOME.over);
    const handicap = this.#mainLine(OUTCOME.handicapHome);
    const isShown = ({ typeId, param }: Outcome): boolean => {
      if (typeId === OUTCOME.over || typeId === OUTCOME.under) return param === total;
      if (typeId === OUTCOME.handicapHome) return param === handicap;
      if (typeId === OUTCOME.handicapAway) return Number(param) === -Number(handicap);
      return true;
    };
    return shownMarkets(this.main)
      .filter(({ typeId }) => MAIN.has(typeId))
      .map((market) => ({ ...market, outcomes: market.outcomes.filter(isShown) }));
  }

  /** The markets of the priced outcomes that are open. */
  get openMarkets(): ReadonlySet<number> {
    return marketsOf(
      this.#outcomes()
        .filter(({ isClosed }) => !isClosed)
        .map(({ offer }) => offer),
    );
  }

  #outcomes(): readonly PricedOutcome[] {
    return this.#more ? [...this.main, ...this.#more.values()] : this.main;
  }

  #made(offers: readonly Offer[], isMain: boolean): PricedOutcome[] {
    return offers.map((offer) => ({
      id: outcomeId(this.#fixture.id, offer),
      offer,
      isForAll: isMain && !hasOwnPages(this.#fixture.sportId),
      coef: 1.01,
      isBlocked: true,
      isSuspended: true,
      isTwoWay: TWO_WAY.has(baseType(offer)),
      ends: () => NO_ENDS,
      isClosed: true,
    }));
  }

  /** The line with the closest prices of both sides, by the outcome of one. */
  #mainLine(typeId: number): string | null {
    let best: { param: string | null; distance: number } = { param: null, distance: Infinity };
    for (const { offer, coef, isClosed } of this.main) {
      if (isClosed || offer.typeId !== typeId) continue;
      const distance = Math.abs(coef - EVEN_PRICE);
      if (distance < best.distance) best = { param: offer.param, distance };
    }
    return best.param;
  }
}

function byId(outcomes: readonly PricedOutcome[]): ReadonlyMap<string, PricedOutcome> {
  return new Map(outcomes.map((outcome) => [outcome.id, outcome]));
}

/** The markets of the outcomes that are not priced at all times and would be open. */
export function moreMarkets(fixture: Fixture, chances: MatchChances): ReadonlySet<number> {
  const { more } = offersOf(fixture);
  return marketsOf(
    more.filter((offer) => {
      const probability = offer.probability(chances);
      return probability !== null && isOffered(probability, TWO_WAY.has(baseType(offer)));
    }),
  );
}

function marketsOf(offers: readonly Offer[]): ReadonlySet<number> {
  return new Set(offers.map(({ marketTypeId }) => marketTypeId));
}

function repriced(
  outcomes: readonly PricedOutcome[],
  { chances, changes, isPaused }: PricingFacts,
): PricedOutcome[] {
  const suspended = new Set(changes.suspended);
  const hasFixed = Object.keys(changes.coefs).length > 0;
  const isAllSuspended = isPaused || suspended.has('game');
  const isSuspended = ({ id, offer }: PricedOutcome): boolean =>
    suspended.size > 0 && (suspended.has(id) || suspended.has(`market:${offer.marketTypeId}`));
  return outcomes.filter((outcome) => {
    const { id, offer, coef, isBlocked, isTwoWay } = outcome;
    const known = chances ? offer.probability(chances) : 0;
    const probability = known ?? 0;
    const isOfferedNow = known !== null && isOffered(known, isTwoWay);
    const fixed = hasFixed ? changes.coefs[id] : undefined;
    outcome.isClosed = !isOfferedNow;
    // A closed outcome keeps its last price.
    if (isOfferedNow) outcome.coef = priceOf(probability, offer.margin);
    if (fixed === undefined) {
      outcome.ends = () => (chances && offer.ends?.(chances)) ?? wonOrLost(probability);
    } else {
      outcome.coef = fixed;
      outcome.ends = () => wonOrLost(probabilityOf(fixed, offer.margin));
    }
    outcome.isSuspended = isAllSuspended || known === null || isSuspended(outcome);
    outcome.isBlocked = !isOfferedNow || outcome.isSuspended;
    return outcome.coef !== coef || outcome.isBlocked !== isBlocked;
  });
}

/** The open outcomes by market; some questions are shown whole while one of their outcomes is open. */
function shownMarkets(outcomes: readonly PricedOutcome[]): Market[] {
  const open = outcomes.filter(({ isClosed }) => !isClosed);
  const whole = new Set(
    open
      .filter(({ offer }) => SHOWN_WHOLE.has(baseType(offer)))
      .map(({ offer }) => questionOf(offer)),
  );
  const shown = outcomes.filter(({ isClosed, offer }) => !isClosed || whole.has(questionOf(offer)));
  const markets = new Map<number, Market>();
  for (const { id, offer, coef, isBlocked } of shown) {
    const { marketTypeId, typeId, param } = offer;
    const market = markets.get(marketTypeId) ?? { typeId: marketTypeId, outcomes: [] };
    markets.set(marketTypeId, market);
    market.outcomes.push({ id, typeId, param, coef, isBlocked });
  }
  return [...markets.values()];
}
