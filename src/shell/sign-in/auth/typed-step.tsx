import { useSend } from '@grandstand/bus-contracts/react';
import { authConfirm } from '@grandstand/bus-contracts/shell';
import type { SecondStep } from '@grandstand/bus-contracts/shell';
import { Button, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { clockFace, useSecondsUntil } from '../../frame/use-countdown';
import { PasswordField } from '../password-field/password-field';
import styles from './auth.module.css';
import { MessagePlace } from './message';
import { digitsOf } from '../phone-field/phone-number';
import { TimeHeard } from './time-heard';
import type { AuthFormInUse } from './use-auth-form';

const DIGITS = 6;
/** Letters and digits of a recovery code; it is written in groups. */
const RECOVERY_LENGTH = 16;

/** What is typed. */
type Kind = SecondStep['by'] | 'recovery';

interface TypedStepProps {
  readonly auth: AuthFormInUse;
  readonly flowId: string;
  readonly kind: Kind;
  /** What else can be. */
  readonly other: Kind;
  readonly expiresAt: number;
  readonly onOther: () => void;
  readonly onBack: () => void;
}

const isWhole = (kind: Kind, text: string): boolean => {
  if (kind === 'password') return text !== '';
  return kind === 'recovery'
    ? text.replaceAll(/[\s-]/g, '').length === RECOVERY_LENGTH
    : text.length === DIGITS;
};

/** Asks for the code of an authenticator app, for a recovery code, or for the password. */
export function TypedStep({
  auth,
  flowId,
  kind,
  other,
  expiresAt,
  onOther,
  onBack,
}: TypedStepProps): ReactElement {
  const { t } = useTexts();
  const { message, isLoading } = auth;
  const { send: confirm } = useSend(authConfirm);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsUntil(expiresAt);
  const hasNoTries = message?.code === 'wrong_code' && message.left === 0;
  const isOver = secondsLeft === 0 || message?.code === 'time_up' || hasNoTries;
  const hasEnd = expiresAt !== Infinity;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  const submit = (text: string): void => {
    setWasTried(true);
    if (isWhole(kind, text) && !isOver && !isLoading) {
      void confirm({ flowId, code: text }, { deadline: Infinity });
    }
  };
  const type = (text: string): void => {
    const typed = kind === 'totp' ? digitsOf(text).slice(0, DIGITS) : text;
    setCode(typed);
    // A code that was pasted, or filled in by the browser, is sent at once.
    const isPasted = kind !== 'password' && typed.length - code.length > 1;
    if (isPasted && isWhole(kind, typed)) submit(typed);
  };
  const isShort = wasTried && !isWhole(kind, code) && !isOver;

  return (
    <Form isBusy={isLoading} onSubmit={() => submit(code)}>
      {kind === 'password' ? (
        <>
          <p>{t('signIn.passwordToo')}</p>
          <PasswordField
            ref={field}
            label={t('dialog.signIn.password')}
            showLabel={t('signIn.show')}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            size="l"
            value={code}
            onChange={type}
            error={isShort ? t('signIn.passwordMissing') : undefined}
          />
        </>
      ) : (
        <TextField
          ref={field}
          label={t(kind === 'recovery' ? 'signIn.recoveryCode' : 'signIn.appCode')}
          name="code"
          inputMode={kind === 'recovery' ? 'text' : 'numeric'}
          autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
          autoCapitalize={kind === 'recovery' ? 'characters' : 'none'}
          maxLength={40}
          size="l"
          value={code}
          onChange={type}
          error={
            isShort
              ? t(kind === 'recovery' ? 'signIn.recoveryCodeShort' : 'signIn.codeShort')
              : undefined
          }
        />
      )}
      {hasEnd ? (
        <>
          <p className={styles.left} aria-hidden="true">
            {isOver ? null : t('signIn.stepLeft', { time: clockFace(secondsLeft) })}
          </p>
          <TimeHeard text="signIn.stepLeft" secondsLeft={isOver ? 0 : secondsLeft} />
        </>
      ) : null}
      <MessagePlace
        message={isLoading ? null : secondsLeft === 0 ? { code: 'time_up' } : message}
        secondStep={kind === 'password' ? 'password' : 'code'}
      />
      <SubmitButton kind={isOver ? 'secondary' : 'primary'} size="l" isWide>
        {t('signIn.submit')}
      </SubmitButton>
      <div className={styles.steps}>
        <Button kind={isOver ? 'primary' : 'secondary'} onClick={onBack}>
          {t('signIn.back')}
        </Button>
        <Button onClick={onOther}>{t(`signIn.use.${other}`)}</Button>
      </div>
    </Form>
  );
}
