import type {
  AuthForm,
  AuthMode,
  SecondStep,
  SentCode,
  SocialPerson,
} from '@grandstand/bus-contracts/shell';

type Phone = AuthForm['phone'];

/** The service's state; what is published of it has no password. */
export interface State {
  readonly form: AuthForm['form'];
  readonly login: string;
  readonly passwordLogin: string;
  readonly phone: Phone;
  readonly passwordPhone: string;
  readonly phoneBySms: Phone;
  readonly remember: boolean;
  /** The last code that was sent, and the number that it was sent for. */
  readonly sent: (SentCode & { readonly phone: Phone }) | null;
  /** The second step that is asked for. */
  readonly secondStep: SecondStep | null;
  /** Who came back from a social network, and is no player yet. */
  readonly person: SocialPerson | null;
  readonly message: AuthForm['message'];
  readonly responseType: AuthForm['responseType'];
  /** The try that is under way; null where none is. */
  readonly loading: symbol | null;
}

/** What a guest types or chooses. */
export type Edit = Partial<
  Pick<State, 'login' | 'passwordLogin' | 'phone' | 'passwordPhone' | 'phoneBySms' | 'remember'> & {
    readonly form: Exclude<State['form'], 'code' | 'two-step'>;
  }
>;

/** How a try ended. */
export type Outcome =
  | { readonly result: 'signed-in' }
  | { readonly result: 'two-step'; readonly secondStep: SecondStep }
  /** To the number of the form, or to the mail address of a network. */
  | { readonly result: 'code-sent'; readonly sent: SentCode; readonly isByNetwork?: true }
  /** The page is left for a network. */
  | { readonly result: 'redirect' }
  | { readonly result: 'returned'; readonly person: SocialPerson | null }
  /** By the person: not an error. */
  | { readonly result: 'cancelled' }
  | { readonly result: 'refused'; readonly message: NonNullable<State['message']> };

export type Change =
  | { readonly type: 'edited'; readonly edit: Edit }
  | { readonly type: 'began'; readonly attempt: symbol }
  /** An outcome of a try that another one has followed changes nothing. */
  | { readonly type: 'ended'; readonly attempt: symbol; readonly outcome: Outcome }
  /** The sender of a try waits for it no longer. */
  | { readonly type: 'given-up'; readonly attempt: symbol }
  /** The dialog was closed: passwords are forgotten. */
  | { readonly type: 'closed' }
  /** A player has signed in or out: everything is forgotten. */
  | { readonly type: 'player-changed' };

const NO_PHONE: Phone = { countryCode: '', number: '' };

export const INITIAL: State = {
  form: 'login',
  login: '',
  passwordLogin: '',
  phone: NO_PHONE,
  passwordPhone: '',
  phoneBySms: NO_PHONE,
  remember: true,
  sent: null,
  secondStep: null,
  person: null,
  message: null,
  responseType: null,
  loading: null,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'edited': {
      const { edit } = change;
      const isOtherForm = edit.form !== undefined && edit.form !== state.form;
      return { ...state, ...edit, ...(isOtherForm && { message: null, secondStep: null }) };
    }
    case 'began':
      return { ...state, loading: change.attempt, message: null, responseType: null };
    case 'ended':
      return state.loading === change.attempt ? afterOutcome(state, change.outcome) : state;
    case 'given-up':
      return state.loading === change.attempt ? { ...state, loading: null } : state;
    case 'closed':
      return { ...state, passwordLogin: '', passwordPhone: '', message: null };
    case 'player-changed':
      return { ...INITIAL, loading: state.loading, responseType: state.responseType };
  }
}

function afterOutcome(state: State, outcome: Outcome): State {
  const { result } = outcome;
  switch (result) {
    case 'signed-in':
      return { ...INITIAL, responseType: result };
    case 'two-step': {
      const { secondStep } = outcome;
      return { ...state, form: result, secondStep, responseType: result, loading: null };
    }
    case 'code-sent': {
      const { sent, isByNetwork } = outcome;
      // Another code of the second step.
      if (state.secondStep?.flowId === sent.flowId) {
        const { sentTo, expiresAt, resendAt } = sent;
        const sms = { sentTo, resendAt, isSent: true };
        const secondStep = { ...state.secondStep, expiresAt, sms };
        return { ...state, secondStep, responseType: result, loading: null };
      }
      const isResent = state.sent?.flowId === sent.flowId;
      const phone = isByNetwork ? NO_PHONE : state.phoneBySms;
      const kept = { ...sent, phone: isResent ? state.sent.phone : phone };
      return { ...state, form: 'code', sent: kept, responseType: result, loading: null };
    }
    case 'cancelled':
      return { ...state, loading: null };
    case 'redirect':
      return { ...state, responseType: result, loading: null };
    case 'returned':
      return { ...state, person: outcome.person, loading: null };
    case 'refused':
      return { ...state, message: outcome.message, responseType: result, loading: null };
  }
}

/** Whether the form has what a mode needs. */
export function isComplete(state: State, mode: AuthMode): boolean {
  switch (mode) {
    case 'login_password':
      return state.login.trim() !== '' && state.passwordLogin !== '';
    case 'phone_password':
      return hasPhone(state.phone) && state.passwordPhone !== '';
    case 'sms':
      return hasPhone(state.phoneBySms);
    case 'passkey':
      return true;
  }
}

function hasPhone({ countryCode, number }: Phone): boolean {
  return countryCode !== '' && number.trim() !== '';
}

/** The code that was sent to the number of the form, while the operator sends it no other; else null. */
export function sentAlready({ sent, phoneBySms }: State, now: number): SentCode | null {
  const isSame =
    sent?.phone.countryCode === phoneBySms.countryCode && sent.phone.number === phoneBySms.number;
  return isSame && now < sent.resendAt ? sentCodeOf(sent) : null;
}

function sentCodeOf({ flowId, sentTo, expiresAt, resendAt }: SentCode): SentCode {
  return { flowId, sentTo, expiresAt, resendAt };
}

/** The published state. */
export function formOf(state: State): AuthForm {
  const { form, login, phone, phoneBySms, remember, message, responseType } = state;
  return {
    form,
    login,
    phone,
    phoneBySms,
    hasPasswordLogin: state.passwordLogin !== '',
    hasPasswordPhone: state.passwordPhone !== '',
    remember,
    userInfo: state.sent && sentCodeOf(state.sent),
    secondStep: state.secondStep,
    message,
    responseType,
    isLoading: state.loading !== null,
  };
}
