import type { BonusTerms, FreeSpinOffer, MoneyOffer } from '@grandstand/bus-contracts/answers';
import type { AnswerTo } from '../page/text-queries';
import type { CashbackProgramme, FreeSpinsView, OwnBonus } from '@grandstand/bus-contracts/player';

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

export const OFFER: MoneyOffer = {
  id: 'first-casino',
  categories: ['first_deposit', 'casino', 'bonuses'],
  terms: TERMS,
  hash: 'a0'.repeat(32),
  gives: 'money',
  refusal: null,
};

export const SPORTS_OFFER: MoneyOffer = {
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
  gives: 'money',
  refusal: 'no-birthday',
};

export const SPIN_OFFER: FreeSpinOffer = {
  id: 'verified-spins',
  categories: ['casino', 'bonuses'],
  terms: {
    version: 1,
    offer: 'verified-spins',
    condition: 'verified',
    gameId: 9003,
    slug: 'lantern-bay',
    game: 'Lantern Bay',
    iso: 'EUR',
    scale: 2,
    spins: 20,
    stake: 20,
    maxWin: 40_000,
    days: 7,
  },
  hash: 'c2'.repeat(32),
  gives: 'free-spins',
  refusal: null,
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

const LEVEL = { example: { stake: 2_000, points: 40, balance: 20_000, amount: 200 } };

/** Cashback in a mode. */
export function programme(
  earned: CashbackProgramme['earned'],
  change: Partial<CashbackProgramme> = {},
): CashbackProgramme {
  return {
    mode: earned.mode,
    nextMode: earned.mode,
    level: 'vip',
    levels: [
      { ...LEVEL, level: 'vip', points: 10, percent: 1 },
      {
        level: 'premium',
        points: 15,
        percent: 2,
        example: { stake: 2_000, points: 60, balance: 20_000, amount: 400 },
      },
    ],
    iso: 'EUR',
    scale: 2,
    stake: 500,
    cap: 5_000,
    startsAt: 1_795_000_000_000,
    endsAt: 1_795_600_000_000,
    earned,
    ...change,
  };
}

/** A text of the operator with one thing to do. */
export const TEXT: AnswerTo<'contentPage'> = {
  item: {
    slug: 'winter-season',
    title: 'The winter season',
    summary: 'Matches of every week.',
    group: null,
    category: null,
    publishedAt: null,
    tags: [],
    event: null,
    minutes: 1,
  },
  language: 'en',
  version: 1,
  updatedAt: 1_795_000_000_000,
  changes: null,
  blocks: [
    { kind: 'heading', level: 2, id: 'what', text: 'What there is' },
    {
      kind: 'paragraph',
      number: null,
      text: [{ text: 'Look here', isStrong: false, href: 'javascript:alert(1)', coef: null }],
    },
    {
      kind: 'paragraph',
      number: null,
      text: [{ text: 'See the matches', isStrong: false, href: '/line', coef: null }],
    },
  ],
};

/** Free spins of a player, of which some are left. */
export function ownSpins(change: Partial<FreeSpinsView> = {}): FreeSpinsView {
  return {
    id: '80000001',
    gameId: 9003,
    slug: 'lantern-bay',
    game: 'Lantern Bay',
    stake: 20,
    iso: 'EUR',
    scale: 2,
    spins: 25,
    left: 7,
    won: 130,
    maxWin: 50_000,
    state: 'active',
    grantedAt: 1_795_000_000_000,
    endsAt: 1_796_000_000_000,
    offer: null,
    ...change,
  };
}
