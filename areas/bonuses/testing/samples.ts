import type { BonusOfferView, BonusTerms } from '@grandstand/bus-contracts/answers';
import type { OwnBonus } from '@grandstand/bus-contracts/player';

export const TERMS: BonusTerms = {
  version: 1,
  offer: 'first-casino',
  product: 'casino',
  trigger: 'first-deposit',
  iso: 'EUR',
  scale: 2,
  percent: 100,
  cap: 10_000,
  wager: 10,
  minOdds: null,
  contribution: { slots: 100, 'live-casino': 10 },
  excluded: ['kite-run'],
  maxStake: 500,
  maxWin: 100_000,
  days: 14,
};

export const OFFER: BonusOfferView = {
  id: 'first-casino',
  categories: ['first_deposit', 'casino', 'bonuses'],
  terms: TERMS,
  hash: 'a0'.repeat(32),
  refusal: null,
};

export const SPORTS_OFFER: BonusOfferView = {
  id: 'birthday',
  categories: ['bukmaker', 'bonuses'],
  terms: {
    ...TERMS,
    offer: 'birthday',
    product: 'sports',
    trigger: 'birthday',
    percent: null,
    minOdds: 1.5,
    contribution: { sports: 100 },
    excluded: [],
  },
  hash: 'b1'.repeat(32),
  refusal: 'no-birthday',
};

export function ownBonus(change: Partial<OwnBonus> = {}): OwnBonus {
  return {
    id: '70000001',
    offer: 'first-casino',
    terms: TERMS,
    hash: 'a0'.repeat(32),
    state: 'active',
    amount: 2_000,
    money: 1_500,
    wagered: 500,
    toWager: 20_000,
    converted: 0,
    forfeited: 0,
    takenAt: 1_795_000_000_000,
    endsAt: 1_796_000_000_000,
    endedAt: null,
    ...change,
  };
}
