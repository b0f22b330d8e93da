import type { RequestOf } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authBegin, authEdit, authForm } from '@grandstand/bus-contracts/shell';
import type { AuthForm, AuthMode } from '@grandstand/bus-contracts/shell';
import { useState } from 'react';

/** What the guest has typed. The published form has no passwords, so the fields keep their own. */
export type Typed = Required<Omit<RequestOf<typeof authEdit>, 'form'>> & {
  readonly form: Exclude<AuthForm['form'], 'code' | 'two-step'>;
};
type Message = NonNullable<AuthForm['message']>;

export interface AuthFormInUse {
  readonly typed: Typed;
  readonly edit: (part: Partial<Typed>) => void;
  readonly begin: (mode: AuthMode) => void;
  readonly isLoading: boolean;
  readonly message: Message | null;
  /** Where the code was sent that is asked for; null while none is. */
  readonly sent: AuthForm['userInfo'];
  /** The second step that is asked for; null while none is. */
  readonly secondStep: AuthForm['secondStep'];
}

const NO_PHONE = { countryCode: '', number: '' };
const UNAVAILABLE: Message = { code: 'unavailable' };

/** The form of the sign-in, as the dialog uses it. */
export function useAuthForm(): AuthFormInUse {
  const form = useBusState(authForm);
  const [typed, setTyped] = useState<Typed>(() => ({
    form: formToType(form?.form),
    login: form?.login ?? '',
    passwordLogin: '',
    phone: form?.phone ?? NO_PHONE,
    passwordPhone: '',
    phoneBySms: form?.phoneBySms ?? NO_PHONE,
    remember: form?.remember ?? true,
  }));
  const { send: sendEdit } = useSend(authEdit);
  const { send: sendBegin, isSending, error } = useSend(authBegin);
  return {
    typed,
    edit: (part) => {
      setTyped((before) => ({ ...before, ...part }));
      void sendEdit(part);
    },
    begin: (mode) => {
      // Its calls have their own time; a captcha takes a person's.
      void sendBegin({ mode }, { deadline: Infinity });
    },
    isLoading: isSending || form?.isLoading === true,
    // Without a form the service could not be fetched.
    message: form ? form.message : error ? UNAVAILABLE : null,
    sent: form?.form === 'code' ? form.userInfo : null,
    secondStep: form?.form === 'two-step' ? form.secondStep : null,
  };
}

/** The form that a code was asked for from, when the dialog is opened again. */
function formToType(form: AuthForm['form'] = 'login'): Typed['form'] {
  if (form === 'code') return 'sms';
  return form === 'two-step' ? 'login' : form;
}
