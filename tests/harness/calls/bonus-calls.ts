import { bonusOffers } from '../../../src/api/endpoints/rewards/for-areas/offers';
import {
  bonusesFreeSpinsCall,
  bonusesGiveUpCall,
  bonusesGiveUpFreeSpinsCall,
  bonusesJournalCall,
  bonusesMineCall,
  bonusesPreviewCall,
  bonusesTakeCall,
  bonusesTakeFreeSpinsCall,
  promoCheckCall,
  promoShowcaseCall,
} from '../../../src/api/endpoints/rewards/bonuses';
import { cashbackCall, pointsCall } from '../../../src/api/endpoints/rewards/cashback';
import {
  tournamentsGetCall,
  tournamentsListCall,
} from '../../../src/api/endpoints/casino/tournaments';
import { referralCall } from '../../../src/api/endpoints/rewards/referral';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const bonusTerms = {
  version: 1,
  offer: 'drops',
  product: 'casino',
  trigger: 'take',
  iso: 'EUR',
  scale: 2,
  percent: null,
  cap: 500,
  wager: 10,
  minOdds: null,
  contribution: { slots: 100 },
  excluded: [],
  maxStake: 500,
  maxWin: 10_000,
  days: 3,
};

const ownBonus = {
  id: '70000001',
  offer: 'drops',
  terms: bonusTerms,
  hash: 'a0'.repeat(32),
  state: 'active',
  amount: 500,
  money: 500,
  wagered: 0,
  toWager: 5_000,
  converted: 0,
  forfeited: 0,
  takenAt: 1,
  endsAt: 2,
  endedAt: null,
};

const freeSpins = {
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
  grantedAt: 1,
  endsAt: 2,
  offer: { id: 'verified-spins', version: 1, hash: 'b1'.repeat(32) },
};

const freeSpinTerms = {
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
};

const level = {
  level: 'vip',
  points: 10,
  percent: 1,
  example: { stake: 2_000, points: 40, balance: 20_000, amount: 200 },
};

const programme = {
  mode: 'points',
  nextMode: 'balance',
  level: 'vip',
  levels: [level],
  iso: 'EUR',
  scale: 2,
  stake: 500,
  cap: 5_000,
  startsAt: 1,
  endsAt: 2,
  earned: { mode: 'points', points: 25, waiting: 10 },
};

const promoCode = {
  code: 'FREE1',
  effect: { kind: 'prepaid', money: 500, iso: 'EUR', scale: 2 },
  isUsed: false,
  endsAt: null,
};

const leaving = { bonusId: '70000001', iso: 'EUR', scale: 2, keep: 100, lose: 500, inPlay: 0 };

const tournamentCard = {
  id: '7',
  title: 'Quick slots tournament 1',
  state: 'running',
  startsAt: 1,
  endsAt: 2,
  iso: 'EUR',
  scale: 2,
  entry: 100,
  fund: 1_200,
  players: 2,
  stake: { amount: 20, iso: 'EUR', scale: 2 },
  own: 'entered',
};

/** Calls of bonuses, cashback, points, friends and tournaments. */
export const BONUS_CALLS: readonly SampleCall[] = [
  sample(
    'bonusOffers',
    bonusOffers,
    {},
    {
      isBarred: false,
      offers: [
        {
          id: 'drops',
          categories: ['casino'],
          terms: bonusTerms,
          hash: 'a0'.repeat(32),
          gives: 'money',
          refusal: null,
        },
        {
          id: 'verified-spins',
          categories: ['casino'],
          terms: freeSpinTerms,
          hash: 'b1'.repeat(32),
          gives: 'free-spins',
          refusal: 'not-verified',
        },
      ],
    },
  ),
  sample('bonusesMineCall', bonusesMineCall, {}, { bonuses: [ownBonus] }),
  sample(
    'bonusesJournalCall',
    bonusesJournalCall,
    { bonusId: '70000001' },
    {
      stakes: [
        {
          id: '1',
          product: 'slots',
          game: 'Amber Orchard',
          at: 1,
          stake: 500,
          bonusStake: 0,
          contribution: 100,
          state: 'counted',
          counted: 500,
        },
      ],
    },
  ),
  sample('bonusesPreviewCall', bonusesPreviewCall, {}, { leaving }),
  sample('bonusesTakeCall', bonusesTakeCall, { offer: 'drops', hash: 'a0'.repeat(32) }, ownBonus),
  sample(
    'bonusesGiveUpCall',
    bonusesGiveUpCall,
    { bonusId: '70000001', keep: 100, lose: 500 },
    { left: leaving },
  ),
  sample(
    'bonusesFreeSpinsCall',
    bonusesFreeSpinsCall,
    {},
    { isBarred: false, freeSpins: [freeSpins] },
  ),
  sample(
    'bonusesTakeFreeSpinsCall',
    bonusesTakeFreeSpinsCall,
    { offer: 'verified-spins', hash: 'b1'.repeat(32) },
    freeSpins,
  ),
  sample('bonusesGiveUpFreeSpinsCall', bonusesGiveUpFreeSpinsCall, { id: '80000001' }, {}),
  sample('promoShowcaseCall', promoShowcaseCall, {}, { isBarred: false, codes: [promoCode] }),
  sample('promoCheckCall', promoCheckCall, { code: 'FREE1' }, { code: promoCode, triesLeft: 9 }),
  sample(
    'referralCall',
    referralCall,
    {},
    {
      isOffered: true,
      programme: {
        code: 'K7PM2XQA',
        iso: 'EUR',
        scale: 2,
        reward: 1_000,
        friendReward: 500,
        toStake: 2_000,
        monthlyCap: 10,
        rewardedThisMonth: 1,
        qualifyDays: 90,
        reversalDays: 30,
      },
      counts: { registered: 0, verified: 0, qualified: 1 },
      friends: [
        {
          id: '1',
          registeredAt: 1,
          state: 'qualified',
          reason: null,
          iso: 'EUR',
          scale: 2,
          reward: 1_000,
          reversed: 0,
        },
      ],
      invitation: null,
    },
  ),
  sample('cashbackCall', cashbackCall, {}, { programme, payments: [] }),
  sample(
    'pointsCall',
    pointsCall,
    {},
    {
      points: 25,
      waiting: 10,
      entries: [{ id: '1', at: 1, what: 'cashback', title: null, points: 10, state: 'open' }],
      store: [
        {
          ref: 'bonus-points-casino',
          offer: 'points-casino',
          price: 500,
          terms: { ...bonusTerms, offer: 'points-casino', trigger: 'points' },
          isTaken: false,
        },
      ],
      freeBets: [{ ref: 'free-bet-1', price: 500, amount: 500, iso: 'EUR', scale: 2, days: 30 }],
    },
  ),
  sample(
    'tournamentsListCall',
    tournamentsListCall,
    {},
    { isBarred: false, tournaments: [tournamentCard] },
  ),
  sample(
    'tournamentsGetCall',
    tournamentsGetCall,
    { id: 'b-1' },
    {
      isBarred: false,
      tournament: {
        ...tournamentCard,
        ref: 'tournament-7',
        bestRounds: 20,
        leastPlayers: 2,
        settlesAt: 3,
        games: ['amber-orchard'],
        prizes: [720, 480],
        ranked: 1,
        places: [{ place: 1, score: 250, rounds: 3, isOwn: true }],
        me: { reason: null, place: 1, rounds: 3, score: 250, payout: 0, iso: 'EUR', scale: 2 },
      },
    },
  ),
];
