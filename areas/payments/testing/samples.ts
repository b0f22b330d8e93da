import type { paymentAnswers } from '@grandstand/bus-contracts/answers';
import type {
  DepositLimitOffer,
  PaymentMethods,
  Withdrawable,
} from '@grandstand/bus-contracts/player';
import type * as v from 'valibot';

type Ways = v.InferInput<(typeof paymentAnswers)['paymentWays']>;

const CARD = { min: 200, max: 1_000_000, fee: 0, usualMs: 120_000 };

/** The ways of a country; the last one is of a kind that the site does not know. */
export const WAYS: Ways = {
  country: { code: 'DE', name: 'Germany' },
  iso: 'EUR',
  scale: 2,
  currencies: ['EUR', 'USD'],
  ways: [
    { id: 'card', isUp: true, deposit: CARD, withdrawal: { ...CARD, usualMs: 86_400_000 } },
    {
      id: 'terminal',
      isUp: false,
      deposit: { ...CARD, fee: 150, usualMs: 86_400_000 },
      withdrawal: null,
    },
    { id: 'shells', isUp: true, deposit: CARD, withdrawal: null },
  ],
};

const EUR = { iso: 'EUR', scale: 2 };

export const METHODS: PaymentMethods = {
  methods: [
    { id: 'card', isUp: true, isForWithdrawals: true, fee: 0, usualMs: 120_000 },
    { id: 'terminal', isUp: true, isForWithdrawals: false, fee: 150, usualMs: 86_400_000 },
  ],
  isLimitAsked: false,
  accounts: [
    {
      id: 11,
      ...EUR,
      isActive: true,
      money: 5000,
      min: 100,
      max: 1_000_000,
      methods: [{ id: 'terminal', min: 100, max: 100_000 }],
      left: 6000,
      unverifiedLeft: null,
    },
  ],
  bonus: null,
};

const VALUES = { availableValues: [1000, 5000, 20_000], isCustomAllowed: true };

export const LIMIT_OFFER: DepositLimitOffer = {
  ...EUR,
  offers: [
    { type: 20, ...VALUES },
    { type: 21, ...VALUES },
    { type: 22, ...VALUES, maxValue: 100_000 },
  ],
};

const WALLET = {
  id: 11,
  ...EUR,
  isActive: true,
  isBonus: false,
  money: 8000,
  available: 5000,
  min: 100,
  max: 5000,
  inBets: 1200,
  onTheWay: 2000,
  unverifiedMax: null,
  newCardUntil: null,
  methodId: 'card',
};
const BONUS = { ...WALLET, id: 12, isActive: false, isBonus: true, money: 1500, available: 0 };

export const WITHDRAWABLE: Withdrawable = {
  methods: [{ id: 'card', isUp: true, fee: 0 }],
  accounts: [WALLET, BONUS],
  missing: [],
  documents: [],
  heldUntil: null,
};
