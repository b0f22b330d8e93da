import { betCall, betsCall } from '../../../../src/api/endpoints/betting/bets';
import { cashOutCall, cashOutOffersCall } from '../../../../src/api/endpoints/betting/cash-out';
import {
  purchaseByRefCall,
  purchaseCall,
  purchaseQuoteCall,
  purchasesCall,
} from '../../../../src/api/endpoints/money/purchases';
import {
  fairClientSeedCall,
  fairRotateCall,
  fairRoundsCall,
  fairSeedsCall,
} from '../../../../src/api/endpoints/draws/fair';
import { gameSessionCall, launchCall } from '../../../../src/api/endpoints/casino/play';
import { bet } from '../../samples';
import { sample } from '../sample-call';
import type { SampleCall } from '../sample-call';

const wish = { kind: 'lotto' as const, ref: 'offer-1', lines: ['3 17 21'] };

const purchase = { purchase: { id: '80000001', refId: 'wish-0001', title: 'Draw 1204' } };

const commitment = 'c0'.repeat(32);

const seeds = {
  current: { commitment, clientSeed: null, rounds: 0, since: 5 },
  former: [{ commitment, serverSeed: '5e'.repeat(32), rounds: 1, revealedAt: 5 }],
};

const round = {
  refId: 'dice-1',
  at: 4,
  scheme: 'personal',
  label: 'dice',
  commitment,
  serverSeed: null,
  clientSeed: 'lucky-7',
  nonce: 0,
  draws: [{ kind: 'below', count: 6 }],
  results: [[3]],
};

const shared = {
  refId: 'kite-1',
  at: 4,
  scheme: 'shared',
  label: 'kite-run',
  link: { round: 0, hash: commitment },
  salt: 'salt-1',
  round: 1,
  seed: '5e'.repeat(32),
  draws: [{ kind: 'below', count: 6 }],
  results: [[3]],
};

/** Calls about a player's bets, purchases, games and fair draws. */
export const BETTING_CALLS: readonly SampleCall[] = [
  sample('betsCall', betsCall, { status: 'open', days: 7 }, { bets: [bet], hasMore: true }),
  sample('betCall', betCall, { id: 'b-1' }, { bet }),
  sample(
    'cashOutOffersCall',
    cashOutOffersCall,
    { betIds: ['b-1'] },
    { offers: [{ betId: 'b-1', scale: 2, openStake: 10.25, amount: 9.04, fairValue: 9.52 }] },
  ),
  sample(
    'cashOutCall',
    cashOutCall,
    { id: 'b-1', refId: 'r-1', scale: 2, openStake: 1025, stake: 500, amount: 440 },
    { bet, paid: 4.4 },
  ),
  sample(
    'purchaseQuoteCall',
    purchaseQuoteCall,
    { refId: 'wish-0001', ...wish, accountId: 11 },
    {
      kind: wish.kind,
      title: 'Draw 1204',
      lines: ['3 · 17 · 21'],
      accountId: 11,
      iso: 'EUR',
      scale: 2,
      amount: 2.5,
      price: { iso: 'EUR', scale: 2, amount: 2.5 },
      closesAt: 9_000_000,
      terms: '/rules/betting',
      quote: 'q-1',
      limits: [{ limitType: 1, limitValue: 20, limitBalance: 3.2 }],
    },
  ),
  sample(
    'purchaseCall',
    purchaseCall,
    { refId: 'wish-0001', ...wish, accountId: 11, quote: 'q-1' },
    purchase,
  ),
  sample('purchaseByRefCall', purchaseByRefCall, { refId: 'r-1' }, purchase),
  sample(
    'purchasesCall',
    purchasesCall,
    { before: '80000002' },
    {
      purchases: [
        {
          id: '80000001',
          refId: 'wish-0001',
          kind: wish.kind,
          title: 'Draw 1204',
          lines: ['3 · 17 · 21'],
          accountId: 11,
          iso: 'EUR',
          scale: 2,
          amount: 2.5,
          payout: 0,
          placedAt: 5,
          status: 'accepted',
        },
      ],
      hasMore: false,
    },
  ),
  sample(
    'launchCall',
    launchCall,
    { gameId: 9017, accountId: 7, mode: 'real' },
    {
      sessionId: 's-1',
      url: 'http://127.0.0.1:3002/play?code=c0de',
      title: 'Dice',
      hasOpenRound: false,
    },
  ),
  sample(
    'gameSessionCall',
    gameSessionCall,
    { sessionId: 's-1' },
    { staked: 3, won: 1.5, iso: 'EUR', scale: 2 },
  ),
  sample('fairSeedsCall', fairSeedsCall, {}, seeds),
  sample('fairRotateCall', fairRotateCall, { commitment }, seeds),
  sample('fairClientSeedCall', fairClientSeedCall, { commitment, clientSeed: 'lucky-7' }, seeds),
  sample('fairRoundsCall', fairRoundsCall, {}, { rounds: [round], shared: [shared] }),
];
