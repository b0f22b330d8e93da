import type { RequestOf } from '@grandstand/bus-contracts';
import type {
  RecoveryForm,
  SentCode,
  StepMessage,
  recoveryBegin,
} from '@grandstand/bus-contracts/shell';

/** Where a code or a link is sent. */
export type Address = RequestOf<typeof recoveryBegin>;

/** The service's state; the token is not published. */
export interface State {
  readonly step: RecoveryForm['step'];
  /** The address of the last code or link. */
  readonly address: Address | null;
  readonly code: SentCode | null;
  readonly mail: RecoveryForm['mail'];
  /** The right to set a new password. */
  readonly token: string | null;
  readonly asks: RecoveryForm['asks'];
  readonly message: StepMessage | null;
  /** The try that is under way; null where none is. */
  readonly loading: symbol | null;
}

/** How a try ended. */
export type Outcome =
  | { readonly result: 'code-sent'; readonly address: Address; readonly code: SentCode }
  | {
      readonly result: 'mailed';
      readonly address: Address;
      readonly mail: NonNullable<State['mail']>;
    }
  | { readonly result: 'confirmed'; readonly token: string; readonly asks: State['asks'] }
  | { readonly result: 'usable'; readonly asks: State['asks'] }
  | { readonly result: 'changed' }
  | { readonly result: 'refused'; readonly message: StepMessage };

/** What a check has found out about a link. */
export type Checked = Extract<Outcome, { readonly result: 'usable' | 'refused' }>;

export type Change =
  | { readonly type: 'began'; readonly attempt: symbol }
  /** An outcome of a try that another one has followed changes nothing. */
  | { readonly type: 'ended'; readonly attempt: symbol; readonly outcome: Outcome }
  /** The sender of a try waits for it no longer. */
  | { readonly type: 'given-up'; readonly attempt: symbol }
  /** A link that could not be checked at once, as a later check has found it. */
  | {
      readonly type: 'checked';
      readonly token: string;
      readonly outcome: Checked;
    }
  | { readonly type: 'restarted' }
  | { readonly type: 'closed' };

const USELESS: ReadonlySet<string> = new Set([
  'recovery-late',
  'recovery-unknown',
  'recovery-used',
]);
/** Whether a link is of no more use. */
export function isUseless(code: string): boolean {
  return USELESS.has(code);
}
/** Only these steps are returned to when the dialog is opened again. */
const KEPT: ReadonlySet<State['step']> = new Set(['address', 'code', 'mailed']);

/** @param token That of a link. */
export function initialState(token: string | null): State {
  return {
    step: token === null ? 'address' : 'password',
    address: null,
    code: null,
    mail: null,
    token,
    asks: null,
    message: null,
    loading: null,
  };
}

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'began':
      return { ...state, loading: change.attempt, message: null };
    case 'ended':
      if (state.loading !== change.attempt) return state;
      return { ...afterOutcome(state, change.outcome), loading: null };
    case 'given-up':
      return state.loading === change.attempt ? { ...state, loading: null } : state;
    case 'checked':
      if (!isLinkIn(state, change.token)) return state;
      return afterOutcome(withoutSilence(state), change.outcome);
    case 'restarted':
      return initialState(null);
    case 'closed':
      return KEPT.has(state.step) ? { ...state, message: null } : initialState(null);
  }
}

/** Whether a new password is still asked for by a link. */
export function isLinkIn({ step, token }: State, link: string): boolean {
  return step === 'password' && token === link;
}

/** The operator answers again. */
function withoutSilence(state: State): State {
  return state.message?.code === 'unavailable' ? { ...state, message: null } : state;
}

function afterOutcome(state: State, outcome: Outcome): State {
  switch (outcome.result) {
    case 'code-sent':
      return { ...state, step: 'code', address: outcome.address, code: outcome.code };
    case 'mailed':
      return { ...state, step: 'mailed', address: outcome.address, mail: outcome.mail };
    case 'confirmed':
      return { ...state, step: 'password', token: outcome.token, asks: outcome.asks };
    case 'changed':
      return { ...initialState(null), step: 'done' };
    case 'usable':
      return { ...state, asks: outcome.asks };
    case 'refused': {
      const { message } = outcome;
      return isUseless(message.code)
        ? { ...state, step: 'expired', token: null, message }
        : { ...state, message };
    }
  }
}

/** The published state. */
export function formOf({ step, code, mail, asks, message, loading }: State): RecoveryForm {
  return { step, code, mail, asks, message, isLoading: loading !== null };
}
