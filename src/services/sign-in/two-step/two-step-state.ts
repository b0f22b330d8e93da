import type { TwoStep, TwoStepAct } from '@grandstand/bus-contracts/player';
import type { SentCode, TwoStepDialog } from '@grandstand/bus-contracts/shell';
import type { DialogState, StepChange } from '../../shared/dialogs/dialog-steps';

type Key = NonNullable<TwoStepDialog['key']>;

interface Open extends TwoStepDialog {
  /** The area's request. */
  readonly request: symbol;
}

export type State = DialogState<Open, TwoStep>;

export type Change =
  | {
      readonly type: 'asked';
      readonly request: symbol;
      readonly act: TwoStepAct;
      /** What is on. */
      readonly before: TwoStep;
    }
  | { readonly type: 'key-made'; readonly request: symbol; readonly key: Key }
  | { readonly type: 'code-sent'; readonly request: symbol; readonly sent: SentCode }
  | {
      readonly type: 'codes-made';
      readonly request: symbol;
      readonly recoveryCodes: readonly string[];
    }
  | { readonly type: 'turned-off'; readonly request: symbol; readonly result: TwoStep }
  /** By the player. */
  | { readonly type: 'closed' }
  /** Another player has come, or none is there. */
  | { readonly type: 'player-changed' }
  | StepChange;

export const INITIAL: State = { open: null, ended: null };

export function reduce(state: State, change: Change): State {
  const { open } = state;
  switch (change.type) {
    case 'asked':
      return opened(state, change);
    case 'began':
      return open ? { ...state, open: { ...open, isBusy: true, message: null } } : state;
    case 'key-made':
      return advance(state, change.request, {
        ...START,
        step: 'key',
        by: 'totp',
        key: change.key,
      });
    case 'code-sent':
      return advance(state, change.request, {
        ...START,
        step: 'sms',
        by: 'sms',
        sent: change.sent,
      });
    case 'codes-made': {
      const recoveryCodes = change.recoveryCodes.map((code) => ({ code }));
      return advance(state, change.request, { ...START, step: 'codes', recoveryCodes });
    }
    case 'turned-off':
      return end(state, change.request, change.result);
    case 'failed': {
      const { request, message, proof } = change;
      // A proof is given before anything else.
      return advance(state, request, {
        message,
        ...(proof && { ...START, proof }),
      });
    }
    case 'closed':
      return open && !isAwaitingCodes(open) ? end(state, open.request, resultOf(open)) : state;
    case 'abandoned':
      return hasCodes(open) ? state : end(state, change.request, null);
    case 'player-changed':
      return open ? end(state, open.request, null) : state;
  }
}

const START = { step: 'ask', proof: null, key: null, sent: null } as const;

function opened(
  state: State,
  { request, act, before: { by, phone } }: Extract<Change, { readonly type: 'asked' }>,
): State {
  const { open } = state;
  if (hasCodes(open)) return { ...state, ended: { request, result: null } };
  return {
    open: {
      request,
      act,
      by,
      phone,
      ...START,
      recoveryCodes: [],
      isBusy: false,
      message: null,
    },
    ended: open && { request: open.request, result: null },
  };
}

/** Whether recovery codes are shown, or on their way: the player must be able to keep them. */
function hasCodes(open: Open | null): boolean {
  return open !== null && (open.step === 'codes' || isAwaitingCodes(open));
}

/** Whether recovery codes are on their way: they are answered once. */
function isAwaitingCodes({ isBusy, act, step }: Open): boolean {
  return isBusy && (step === 'key' || step === 'sms' || act === 'new-codes');
}

function advance(state: State, request: symbol, next: Partial<TwoStepDialog>): State {
  const { open } = state;
  if (open?.request !== request) return state;
  return { ...state, open: { ...open, isBusy: false, message: null, ...next } };
}

/** Ends a request; one whose dialog is not open changes nothing. */
function end(state: State, request: symbol, result: TwoStep | null): State {
  return state.open?.request === request ? { open: null, ended: { request, result } } : state;
}

function resultOf({ step, by, phone, recoveryCodes }: Open): TwoStep | null {
  if (step !== 'codes') return null;
  return { isOn: true, by, phone, recoveryCodesLeft: recoveryCodes.length };
}

/** The published state. */
export function dialogOf({ open }: State): TwoStepDialog | null {
  if (!open) return null;
  const { request: _, ...dialog } = open;
  return dialog;
}
