import type { Withdrawal } from '@grandstand/bus-contracts/player';
import type { PaymentsDialog } from '@grandstand/bus-contracts/shell';

/** What an area has asked for. */
export interface Wish {
  readonly accountId: number;
  readonly methodId: string;
  readonly amount: number;
  readonly refId: string;
  readonly iso: string;
  readonly scale: number;
}

interface Open {
  /** The area's request. */
  readonly request: symbol;
  readonly wish: Wish;
  readonly proof: PaymentsDialog['proof'];
  readonly isBusy: boolean;
  readonly message: PaymentsDialog['message'];
}

export interface State {
  readonly open: Open | null;
  /** How the last request ended; the withdrawal is null where the player has closed the dialog. */
  readonly ended: { readonly request: symbol; readonly withdrawal: Withdrawal | null } | null;
}

export type Change =
  | { readonly type: 'asked'; readonly request: symbol; readonly wish: Wish }
  | { readonly type: 'began' }
  /** A change for a request whose dialog is not open changes nothing. */
  | { readonly type: 'done'; readonly request: symbol; readonly withdrawal: Withdrawal }
  | {
      readonly type: 'failed';
      readonly request: symbol;
      readonly message: NonNullable<PaymentsDialog['message']>;
      /** Left out: the operator asks for nothing more than before. */
      readonly proof?: NonNullable<PaymentsDialog['proof']>;
    }
  /** By the player, or with their session. */
  | { readonly type: 'closed' };

export const INITIAL: State = { open: null, ended: null };

export function reduce(state: State, change: Change): State {
  const { open } = state;
  switch (change.type) {
    case 'asked': {
      const { request, wish } = change;
      const next: Open = { request, wish, proof: null, isBusy: false, message: null };
      return { open: next, ended: open && { request: open.request, withdrawal: null } };
    }
    case 'began':
      return open ? { ...state, open: { ...open, isBusy: true, message: null } } : state;
    case 'done':
      return open?.request === change.request
        ? { open: null, ended: { request: change.request, withdrawal: change.withdrawal } }
        : state;
    case 'failed': {
      if (open?.request !== change.request) return state;
      const { message, proof = open.proof } = change;
      return { ...state, open: { ...open, isBusy: false, message, proof } };
    }
    case 'closed':
      return open ? { open: null, ended: { request: open.request, withdrawal: null } } : state;
  }
}

/** The published state. */
export function dialogOf({ open }: State): PaymentsDialog | null {
  if (!open) return null;
  const { wish, proof, isBusy, message } = open;
  const { amount, iso, scale } = wish;
  return { amount, iso, scale, proof, isBusy, message };
}
