import type { PasskeyList } from '@grandstand/bus-contracts/player';
import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';

/** What an area has asked for. */
export type Task =
  | { readonly act: 'add' }
  | { readonly act: 'remove'; readonly id: number; readonly name: string };

interface Open {
  /** The area's request. */
  readonly request: symbol;
  readonly task: Task;
  readonly proof: PasskeysDialog['proof'];
  readonly isBusy: boolean;
  readonly message: PasskeysDialog['message'];
}

export interface State {
  readonly open: Open | null;
  /** How the last request ended; the list is null where the player has closed the dialog. */
  readonly ended: { readonly request: symbol; readonly list: PasskeyList | null } | null;
}

export type Change =
  | { readonly type: 'asked'; readonly request: symbol; readonly task: Task }
  | { readonly type: 'began' }
  /** A change for a request whose dialog is not open changes nothing. */
  | { readonly type: 'done'; readonly request: symbol; readonly list: PasskeyList }
  | {
      readonly type: 'failed';
      readonly request: symbol;
      readonly message: NonNullable<PasskeysDialog['message']>;
      /** Left out: the operator asks for nothing more than before. */
      readonly proof?: NonNullable<PasskeysDialog['proof']>;
    }
  /** By the player, or with their session. */
  | { readonly type: 'closed' };

export const INITIAL: State = { open: null, ended: null };

export function reduce(state: State, change: Change): State {
  const { open } = state;
  switch (change.type) {
    case 'asked': {
      const { request, task } = change;
      const next: Open = { request, task, proof: null, isBusy: false, message: null };
      return { open: next, ended: open && { request: open.request, list: null } };
    }
    case 'began':
      return open ? { ...state, open: { ...open, isBusy: true, message: null } } : state;
    case 'done':
      return open?.request === change.request
        ? { open: null, ended: { request: change.request, list: change.list } }
        : state;
    case 'failed': {
      if (open?.request !== change.request) return state;
      const { message, proof = open.proof } = change;
      return { ...state, open: { ...open, isBusy: false, message, proof } };
    }
    case 'closed':
      return open ? { open: null, ended: { request: open.request, list: null } } : state;
  }
}

/** The published state. */
export function dialogOf({ open }: State): PasskeysDialog | null {
  if (!open) return null;
  const { task, proof, isBusy, message } = open;
  return { act: task.act, name: task.act === 'remove' ? task.name : '', proof, isBusy, message };
}
