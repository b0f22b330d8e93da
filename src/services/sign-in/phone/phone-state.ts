import type { Phone, PhoneAct } from '@grandstand/bus-contracts/player';
import type { PhoneDialog, StepCode } from '@grandstand/bus-contracts/shell';
import type { DialogState, StepChange } from '../../shared/dialogs/dialog-steps';

export interface Open extends PhoneDialog {
  /** The area's request. */
  readonly request: symbol;
}

export type State = DialogState<Open, Phone>;

export type Change =
  | {
      readonly type: 'asked';
      readonly request: symbol;
      readonly act: PhoneAct;
      readonly phone: string | null;
    }
  | {
      readonly type: 'sent';
      readonly request: symbol;
      readonly step: 'new-code' | 'old-code';
      readonly sent: StepCode;
    }
  | {
      readonly type: 'lost';
      readonly request: symbol;
      readonly lost: NonNullable<PhoneDialog['lost']>;
    }
  | { readonly type: 'done'; readonly request: symbol; readonly result: Phone }
  /** By the player. */
  | { readonly type: 'went-back' }
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
    case 'sent': {
      const { request, step, sent } = change;
      return advance(state, request, { step, sent, proof: null });
    }
    case 'lost':
      return advance(state, change.request, { lost: change.lost });
    case 'done':
      return end(state, change.request, change.result);
    case 'failed': {
      const { request, message, proof } = change;
      // A proof is given before anything else.
      return advance(state, request, { message, ...(proof && { proof, ...FIRST }) });
    }
    case 'went-back':
      return open && !open.isBusy ? advance(state, open.request, before(open)) : state;
    case 'closed':
    case 'player-changed':
      return open ? end(state, open.request, null) : state;
    case 'abandoned':
      return end(state, change.request, null);
  }
}

const FIRST = { step: 'ask', lost: null } as const;

function opened(
  { open }: State,
  { request, act, phone }: Extract<Change, { readonly type: 'asked' }>,
): State {
  return {
    open: {
      request,
      act,
      phone,
      ...FIRST,
      proof: null,
      sent: null,
      isBusy: false,
      message: null,
    },
    ended: open && { request: open.request, result: null },
  };
}

/** What a player who goes back comes to: the code from the proof without it, else the beginning. */
function before({ lost }: Open): Partial<PhoneDialog> {
  return lost ? { lost: null } : FIRST;
}

function advance(state: State, request: symbol, next: Partial<PhoneDialog>): State {
  const { open } = state;
  if (open?.request !== request) return state;
  return { ...state, open: { ...open, isBusy: false, message: null, ...next } };
}

/** Ends a request; one whose dialog is not open changes nothing. */
function end(state: State, request: symbol, result: Phone | null): State {
  return state.open?.request === request ? { open: null, ended: { request, result } } : state;
}

/** The published state. */
export function dialogOf({ open }: State): PhoneDialog | null {
  if (!open) return null;
  const { request: _, ...dialog } = open;
  return dialog;
}
