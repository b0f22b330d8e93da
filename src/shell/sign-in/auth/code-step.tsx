import type { StepCode, StepMessage } from '@grandstand/bus-contracts/shell';
import { Button, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { clockFace, useSecondsUntil } from '../../frame/use-countdown';
import styles from './auth.module.css';
import { MessagePlace } from './message';
import { digitsOf } from '../phone-field/phone-number';
import { TimeHeard } from './time-heard';

const DIGITS = 6;

interface CodeStepProps {
  readonly sent: Omit<StepCode, 'flowId' | 'isSent'> & {
    /** False: no code may be sent before `resendAt`. */
    readonly isSent?: boolean;
  };
  /** Where the code was sent, in words. */
  readonly sentText?: string;
  /** Why the last try failed; null where it did not. */
  readonly message: StepMessage | null;
  readonly isLoading: boolean;
  readonly submitLabel: string;
  /** Another way than the code. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  readonly onConfirm: (code: string) => void;
  readonly onResend: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** Asks for the code that was sent. */
export function CodeStep({
  sent: { sentTo, expiresAt, resendAt, isSent = true },
  sentText,
  message,
  isLoading,
  submitLabel,
  other,
  onConfirm,
  onResend,
  onBack,
}: CodeStepProps): ReactElement {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsUntil(expiresAt);
  const secondsToResend = useSecondsUntil(resendAt);
  const hasNoTries = message?.code === 'wrong_code' && message.left === 0;
  const isOver = secondsLeft === 0 || message?.code === 'time_up' || hasNoTries;
  const isShort = code.length < DIGITS;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  const submit = (digits: string): void => {
    setWasTried(true);
    const isWhole = digits.length === DIGITS;
    if (isWhole && !isOver && !isLoading) onConfirm(digits);
  };
  const type = (text: string): void => {
    const digits = digitsOf(text).slice(0, DIGITS);
    setCode(digits);
    // A code that was pasted, or filled in by the browser, is sent at once.
    if (digits.length === DIGITS && digits.length - code.length > 1) submit(digits);
  };
  const failure = (): StepMessage | null => {
    if (isLoading) return null;
    if (!isSent) return message ?? { code: 'code-held' };
    return secondsLeft === 0 ? { code: 'time_up' } : message;
  };
  const resend = async (): Promise<void> => {
    setCode('');
    setWasTried(false);
    await onResend();
    field.current?.focus();
  };

  return (
    <Form isBusy={isLoading} onSubmit={() => submit(code)}>
      {isSent ? (
        <p className={styles.sentTo}>{sentText ?? t('signIn.sentTo', { to: sentTo })}</p>
      ) : null}
      <TextField
        ref={field}
        label={t('signIn.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        size="l"
        value={code}
        onChange={type}
        error={wasTried && isShort && !isOver ? t('signIn.codeShort') : undefined}
      />
      <p className={styles.left} aria-hidden="true">
        {isOver ? null : t('signIn.valid', { time: clockFace(secondsLeft) })}
      </p>
      <TimeHeard text="signIn.valid" secondsLeft={isOver ? 0 : secondsLeft} />
      <MessagePlace message={failure()} />
      <SubmitButton kind={isOver ? 'secondary' : 'primary'} size="l" isWide>
        {submitLabel}
      </SubmitButton>
      <div className={styles.steps}>
        <Button onClick={onBack}>{t('signIn.back')}</Button>
        <Button
          kind={isOver ? 'primary' : 'secondary'}
          disabled={secondsToResend > 0 || isLoading}
          onClick={() => void resend()}
        >
          {secondsToResend > 0
            ? t('signIn.resendIn', { time: clockFace(secondsToResend) })
            : t('signIn.resend')}
        </Button>
      </div>
      {other ? <Button onClick={other.onPress}>{other.label}</Button> : null}
    </Form>
  );
}
