import type {
  Payment,
  PaymentMethods,
  Withdrawable,
  Withdrawal,
} from '@grandstand/bus-contracts/player';

const EUR = { iso: 'EUR', scale: 2 };
export const NOON = Date.UTC(2026, 10, 20, 12);

export const METHODS: PaymentMethods = {
  methods: [{ id: 'card', isUp: true }],
  accounts: [{ id: 11, ...EUR, isActive: true, money: 5000, min: 100, max: 1_000_000, left: 6000 }],
};

export const PAYMENT: Payment = {
  id: 'p-1',
  accountId: 11,
  methodId: 'card',
  amount: 2000,
  ...EUR,
  state: 'redirected',
  reason: null,
  createdAt: NOON,
  changedAt: NOON,
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
};
const BONUS = { ...WALLET, id: 12, isActive: false, isBonus: true, money: 1500, available: 0 };

export const WITHDRAWABLE: Withdrawable = {
  methods: [{ id: 'card', isUp: true }],
  accounts: [WALLET, BONUS],
  missing: [],
};

export const WITHDRAWAL: Withdrawal = {
  id: 'w-1',
  accountId: 11,
  methodId: 'card',
  amount: 3000,
  ...EUR,
  state: 'asked',
  reason: null,
  isHeld: false,
  createdAt: NOON,
  changedAt: NOON,
  steps: [{ state: 'asked', at: NOON }],
};
