import type { Payment, Withdrawal } from '../player';

const NOON = Date.UTC(2026, 10, 20, 12);

/** A deposit and a withdrawal under way; tests spread them and change the members that they need. */
export const PLAIN_DEPOSIT: Payment = {
  id: 'p-1',
  accountId: 11,
  methodId: 'card',
  amount: 2000,
  iso: 'EUR',
  scale: 2,
  state: 'redirected',
  reason: null,
  createdAt: NOON,
  expectedBy: null,
  changedAt: NOON,
  isWithoutBonus: false,
  section: null,
  bonus: null,
  comingBonus: null,
};

export const PLAIN_WITHDRAWAL: Withdrawal = {
  id: 'w-1',
  accountId: 11,
  methodId: 'card',
  amount: 3000,
  iso: 'EUR',
  scale: 2,
  state: 'asked',
  reason: null,
  isHeld: false,
  wait: null,
  isTold: true,
  createdAt: NOON,
  expectedBy: null,
  changedAt: NOON,
  steps: [{ state: 'asked', at: NOON }],
};
