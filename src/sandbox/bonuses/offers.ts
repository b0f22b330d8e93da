import type { BonusCategory, BonusTerms } from '@grandstand/bus-contracts/answers';

/** Amounts in initial stakes of the currency. */
export type OfferTerms = Omit<BonusTerms, 'offer' | 'iso' | 'scale'>;

/** A bonus that is offered. */
export interface BonusOffer {
  readonly id: string;
  readonly categories: readonly BonusCategory[];
  readonly terms: OfferTerms;
  /** For which occasion it is granted: once for each value. One that costs points is granted for each exchange. */
  readonly once: 'ever' | 'day' | 'week' | 'year';
  /** The answer to the question at registration that chooses it; null: none does. */
  readonly choice: 1 | 2 | null;
  /** What it costs in points; null: it is not exchanged for them. */
  readonly price: number | null;
}

const GAMES = { slots: 100, games: 100, casino: 50, 'live-casino': 10 };

/** The operator's offers. */
export const OFFERS: readonly BonusOffer[] = [
  {
    id: 'first-sports',
    categories: ['first_deposit', 'bukmaker', 'bonuses'],
    once: 'ever',
    choice: 1,
    price: null,
    terms: {
      version: 1,
      product: 'sports',
      trigger: 'first-deposit',
      percent: 100,
      cap: 20,
      wager: 5,
      minOdds: 1.4,
      contribution: { sports: 100 },
      excluded: [],
      maxStake: 10,
      maxWin: 200,
      days: 30,
    },
  },
  {
    id: 'first-casino',
    categories: ['first_deposit', 'casino', 'bonuses'],
    once: 'ever',
    choice: 2,
    price: null,
    terms: {
      version: 1,
      product: 'casino',
      trigger: 'first-deposit',
      percent: 100,
      cap: 20,
      wager: 10,
      minOdds: null,
      contribution: GAMES,
      excluded: ['kite-run'],
      maxStake: 1,
      maxWin: 200,
      days: 14,
    },
  },
  {
    id: 'redeposit',
    categories: ['redeposit', 'casino', 'bonuses'],
    once: 'day',
    choice: null,
    price: null,
    terms: {
      version: 1,
      product: 'casino',
      trigger: 'deposit',
      percent: 50,
      cap: 10,
      wager: 8,
      minOdds: null,
      contribution: GAMES,
      excluded: ['kite-run'],
      maxStake: 1,
      maxWin: 100,
      days: 7,
    },
  },
  {
    id: 'drops',
    categories: ['casino', 'bonuses'],
    once: 'week',
    choice: null,
    price: null,
    terms: {
      version: 1,
      product: 'casino',
      trigger: 'take',
      percent: null,
      cap: 1,
      wager: 10,
      minOdds: null,
      contribution: { slots: 100 },
      excluded: [],
      maxStake: 1,
      maxWin: 20,
      days: 3,
    },
  },
  {
    id: 'birthday',
    categories: ['bukmaker', 'bonuses'],
    once: 'year',
    choice: null,
    price: null,
    terms: {
      version: 1,
      product: 'sports',
      trigger: 'birthday',
      percent: null,
      cap: 2,
      wager: 3,
      minOdds: 1.5,
      contribution: { sports: 100 },
      excluded: [],
      maxStake: 2,
      maxWin: 40,
      days: 7,
    },
  },
  {
    id: 'express-insurance',
    categories: ['bukmaker', 'bonuses'],
    once: 'week',
    choice: null,
    price: null,
    terms: {
      version: 1,
      product: 'sports',
      trigger: 'insurance',
      percent: 100,
      cap: 2,
      wager: 2,
      minOdds: 1.4,
      contribution: { sports: 100 },
      excluded: [],
      maxStake: 2,
      maxWin: 20,
      days: 7,
      insurance: { legs: 4, legOdds: 1.4 },
    },
  },
  {
    id: 'points-sports',
    categories: ['cashback', 'bukmaker', 'bonuses'],
    once: 'ever',
    choice: null,
    price: 500,
    terms: {
      version: 1,
      product: 'sports',
      trigger: 'points',
      percent: null,
      cap: 1,
      wager: 3,
      minOdds: 1.4,
      contribution: { sports: 100 },
      excluded: [],
      maxStake: 2,
      maxWin: 20,
      days: 14,
    },
  },
  {
    id: 'points-casino',
    categories: ['cashback', 'casino', 'bonuses'],
    once: 'ever',
    choice: null,
    price: 500,
    terms: {
      version: 1,
      product: 'casino',
      trigger: 'points',
      percent: null,
      cap: 1,
      wager: 5,
      minOdds: null,
      contribution: GAMES,
      excluded: ['kite-run'],
      maxStake: 1,
      maxWin: 20,
      days: 14,
    },
  },
];
