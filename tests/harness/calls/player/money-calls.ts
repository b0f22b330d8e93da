import {
  mainAccountList,
  paymentWays,
} from '../../../../src/api/endpoints/money/for-areas/payments';
import {
  declineLimitCall,
  depositCall,
  paymentCall,
  paymentMethodsCall,
  paymentsCall,
  resumeCall,
} from '../../../../src/api/endpoints/money/deposits';
import {
  withdrawableCall,
  withdrawalCall,
  withdrawalsCall,
  withdrawCall,
} from '../../../../src/api/endpoints/money/withdrawals';
import { statementsCall } from '../../../../src/api/endpoints/money/statements';
import { teamCashHistoryCall } from '../../../../src/api/endpoints/rewards/team-cash';
import { sample } from '../sample-call';
import type { SampleCall } from '../sample-call';

const payment = {
  id: 'p-1',
  accountId: 11,
  methodId: 'card',
  amount: 20,
  iso: 'EUR',
  scale: 2,
  state: 'credited',
  reason: null,
  createdAt: 5,
  expectedBy: 600_005,
  changedAt: 6,
};

const paymentMethods = {
  methods: [{ id: 'card', isUp: true, isForWithdrawals: true, fee: 0, usualMs: 120_000 }],
  isLimitAsked: true,
  accounts: [
    { id: 11, iso: 'EUR', scale: 2, isActive: true, money: 100, min: 1, max: 10_000, left: null },
  ],
};

const withdrawable = {
  methods: [{ id: 'card', isUp: true, fee: 0 }],
  accounts: [
    {
      id: 11,
      iso: 'EUR',
      scale: 2,
      isActive: true,
      isBonus: false,
      money: 80,
      available: 50,
      min: 1,
      max: 50,
      inBets: 10,
      onTheWay: 20,
    },
  ],
  missing: ['user_surname'],
};

const withdrawal = {
  id: 'w-1',
  accountId: 11,
  methodId: 'card',
  amount: 20,
  iso: 'EUR',
  scale: 2,
  state: 'asked',
  reason: null,
  isHeld: false,
  createdAt: 5,
  expectedBy: 600_005,
  changedAt: 5,
  steps: [{ state: 'asked', at: 5 }],
};

const ever = { paidIn: 50, paidOut: 20.5, staked: 30, won: 15.25, given: 5 };

const statements = {
  openedAt: 5,
  month: '2026-11',
  time: [{ month: '2026-11', usedMs: 600_000 }],
  statements: [
    {
      iso: 'EUR',
      scale: 2,
      isBonusMoney: false,
      balance: 19.75,
      ever,
      months: [{ month: '2026-11', ...ever }],
    },
  ],
};

/** Calls about a player's deposits, withdrawals and statements, and the lists of accounts and of Team Cash. */
export const MONEY_CALLS: readonly SampleCall[] = [
  sample('paymentMethodsCall', paymentMethodsCall, {}, paymentMethods),
  sample(
    'depositCall',
    depositCall,
    {
      accountId: 11,
      methodId: 'card',
      amount: 2000,
      scale: 2,
      refId: 'wish-0001',
      isWithoutBonus: true,
      section: 'slots',
    },
    { payment },
  ),
  sample('declineLimitCall', declineLimitCall, {}, {}),
  sample('resumeCall', resumeCall, { paymentId: 'p-1' }, { payment }),
  sample('paymentCall', paymentCall, { paymentId: 'p-1' }, { payment }),
  sample('paymentsCall', paymentsCall, {}, { payments: [payment] }),
  sample('withdrawableCall', withdrawableCall, {}, withdrawable),
  sample(
    'withdrawCall',
    withdrawCall,
    { accountId: 11, methodId: 'card', amount: 2000, scale: 2, refId: 'wish-0001' },
    { withdrawal },
  ),
  sample('withdrawalCall', withdrawalCall, { withdrawalId: 'w-1' }, { withdrawal }),
  sample('withdrawalsCall', withdrawalsCall, {}, { withdrawals: [withdrawal] }),
  sample('statementsCall', statementsCall, {}, statements),
  sample(
    'paymentWays',
    paymentWays,
    { iso: 'EUR' },
    {
      country: { code: 'DE', name: 'Germany' },
      iso: 'EUR',
      scale: 2,
      currencies: ['EUR', 'USD'],
      ways: [
        {
          id: 'voucher',
          isUp: true,
          deposit: { min: 200, max: 100_000, fee: 0, usualMs: 120_000 },
          withdrawal: null,
        },
      ],
    },
  ),
  sample(
    'mainAccountList',
    mainAccountList,
    { isIncludeArchive: true, pageNumber: 2 },
    {
      entities: [
        {
          id: 1,
          iso: 'EUR',
          label: 'EUR 1',
          money: 10.5,
          scale: 2,
          is_main: true,
          is_archive: false,
        },
      ],
      total_count: 21,
    },
  ),
  sample(
    'teamCashHistoryCall',
    teamCashHistoryCall,
    {},
    {
      data: [
        {
          id: 1,
          status_id: 2,
          status_title: 'Accepted',
          message: 'Accepted',
          translate_message: 'Accepted',
          skks_hash: 'tc-1',
          timestamp: 1_788_000_000,
          date_payment: '2026-08-29T10:40:00.000Z',
          summ: 20,
          money_deposit_id: 1,
        },
      ],
    },
  ),
];
