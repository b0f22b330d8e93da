import { Alert } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import { createElement, Suspense, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { lazyPart } from '../../frame/loading/lazy-part';
import { useTimeOf } from '../../frame/use-countdown';
import type { AuthFormInUse } from './use-auth-form';

// Few are refused for good: what they need comes with the refusal.
const helpLines = lazyPart(async () => (await import('./help-lines')).HelpLines);

export type Message = NonNullable<AuthFormInUse['message']>;

/** The codes with a text of their own; a refusal for another reason has the operator's. */
const WITH_TEXT: ReadonlySet<string> = new Set([
  'wrong-credentials',
  'too-many-attempts',
  'captcha-not-solved',
  'age-not-confirmed',
  'bad-phone',
  'code-held',
  'time_up',
  'passkey-late',
  'passkeys-unsupported',
]);

interface MessageProps {
  readonly message: Message | null;
  /** Whether the guest signs in with a phone number. */
  readonly isByPhone?: boolean;
  /** What is typed in a second step, where no code is sent. */
  readonly secondStep?: 'code' | 'password';
}

/** The place where the dialog says why a try failed. */
export function MessagePlace({
  message,
  isByPhone = false,
  secondStep,
}: MessageProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const text =
    message &&
    ((secondStep ? textOfSecondStep(message, secondStep, t) : undefined) ??
      textOf(message, isByPhone, t, timeOf));
  return (
    <>
      <Alert text={text} />
      {message?.code === 'barred' ? (
        <Suspense fallback={null}>{createElement(helpLines())}</Suspense>
      ) : null}
    </>
  );
}

function textOfSecondStep(
  { code, left }: Message,
  typed: 'code' | 'password',
  t: TFunction,
): string | undefined {
  if (code === 'time_up') return t('signIn.stepTimeUp');
  if (code !== 'wrong_code') return undefined;
  if (typed === 'code') return left ? undefined : t('signIn.stepNoTries');
  return left ? t('signIn.stepWrongPassword', { left }) : t('signIn.stepNoTriesPassword');
}

function textOf(
  { code, text, left, until }: Message,
  isByPhone: boolean,
  t: TFunction,
  timeOf: (moment: number) => string,
): string {
  if (until !== undefined) return t('signIn.until', { time: timeOf(until) });
  if (code === 'wrong_code') {
    return left ? t('signIn.wrong_code', { left }) : t('signIn.noTries');
  }
  if (code === 'wrong-credentials' && isByPhone) return t('signIn.wrongNumber');
  if (WITH_TEXT.has(code)) return t(`signIn.${code}`);
  return text ?? t('signIn.unavailable');
}
