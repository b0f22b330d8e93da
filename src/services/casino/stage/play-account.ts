import type { Account, AccountState } from '@grandstand/bus-contracts';

/** The account that games are played with: the active one, or the main one where bonus money is active. */
export function playAccountOf(state: AccountState | undefined): Account | null {
  return state?.accounts.find(({ isActive }) => isActive) ?? state?.mainAccount ?? null;
}
