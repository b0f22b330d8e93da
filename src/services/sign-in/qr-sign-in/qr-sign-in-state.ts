import type { QrSignIn, StepMessage } from '@grandstand/bus-contracts/shell';
import type { QrAnswer } from '../../../api/endpoints/sign-in/auth-app';

/** The service's state, which is published as it is. */
export type State = QrSignIn;

export type Change =
  | { readonly type: 'starting' }
  | { readonly type: 'stopped' }
  | { readonly type: 'started'; readonly code: string; readonly expiresAt: number }
  | { readonly type: 'answered'; readonly answer: QrAnswer }
  /** The operator gave none, refused the sign-in, or did not answer before the time was over. */
  | { readonly type: 'failed'; readonly message: StepMessage };

export const INITIAL: State = {
  step: 'off',
  code: null,
  digits: null,
  expiresAt: null,
  message: null,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'starting':
      return { ...INITIAL, step: 'starting' };
    case 'stopped':
      return INITIAL;
    case 'started': {
      const { code, expiresAt } = change;
      return { ...state, step: 'shown', code, expiresAt };
    }
    case 'answered':
      return afterAnswer(state, change.answer);
    case 'failed':
      return { ...INITIAL, step: 'ended', message: change.message };
  }
}

function afterAnswer(state: State, answer: QrAnswer): State {
  switch (answer.status) {
    case 'waiting':
      return answer.code === state.code ? state : { ...state, code: answer.code };
    case 'scanned':
      return state.step === 'scanned'
        ? state
        : { ...state, step: 'scanned', code: null, digits: answer.digits };
    case 'approved':
      return { ...INITIAL, step: 'approved' };
    default:
      return { ...INITIAL, step: 'ended', message: { code: `qr-${answer.status}` } };
  }
}

/** Whether another answer may follow this one. */
export function isOpen({ status }: QrAnswer): boolean {
  return status === 'waiting' || status === 'scanned';
}
