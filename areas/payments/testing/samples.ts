import type { PaymentMethods, Withdrawable } from '@grandstand/bus-contracts/player';

const EUR = { iso: 'EUR', scale: 2 };

export const METHODS: PaymentMethods = {
  methods: [{ id: 'card', isUp: true }],
  accounts: [{ id: 11, ...EUR, isActive: true, money: 5000, min: 100, max: 1_000_000, left: 6000 }],
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
