import { useSend } from '@grandstand/bus-contracts/react';
import { authConfirm } from '@grandstand/bus-contracts/shell';
import type { SecondStep as Step } from '@grandstand/bus-contracts/shell';
import { Button, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { clockFace, useSecondsUntil } from '../../frame/use-countdown';
import styles from './auth.module.css';
import { MessagePlace } from './message';
import { digitsOf } from '../phone/phone-number';
import { TimeHeard } from './time-heard';
import type { AuthFormInUse } from './use-auth-form';

const DIGITS = 6;
/** Letters and digits of a recovery code; it is written in groups. */
const RECOVERY_LENGTH = 16;

interface SecondStepProps {
  readonly auth: AuthFormInUse;
  readonly step: Step;
}

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondStep({ auth, step: { flowId, expiresAt } }: SecondStepProps): ReactElement {
  const { t } = useTranslation();
  const { message, isLoading } = auth;
  const { send: confirm } = useSend(authConfirm);
  const [isByRecovery, setIsByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsUntil(expiresAt);
  const hasNoTries = message?.code === 'wrong_code' && message.left === 0;
  const isOver = secondsLeft === 0 || message?.code === 'time_up' || hasNoTries;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  const isWhole = (text: string): boolean =>
    isByRecovery
      ? text.replaceAll(/[\s-]/g, '').length === RECOVERY_LENGTH
      : text.length === DIGITS;
  const submit = (text: string): void => {
    setWasTried(true);
    if (isWhole(text) && !isOver && !isLoading) {
      void confirm({ flowId, code: text }, { deadline: Infinity });
    }
  };
  const type = (text: string): void => {
    const typed = isByRecovery ? text : digitsOf(text).slice(0, DIGITS);
    setCode(typed);
    // A code that was pasted, or filled in by the browser, is sent at once.
    if (isWhole(typed) && typed.length - code.length > 1) submit(typed);
  };
  const switchField = (): void => {
    flushSync(() => {
      setIsByRecovery(!isByRecovery);
      setCode('');
      setWasTried(false);
    });
    field.current?.focus();
  };
  const isShort = wasTried && !isWhole(code) && !isOver;

  return (
    <Form isBusy={isLoading} onSubmit={() => submit(code)}>
      <TextField
        ref={field}
        label={t(isByRecovery ? 'signIn.recoveryCode' : 'signIn.appCode')}
        name="code"
        inputMode={isByRecovery ? 'text' : 'numeric'}
        autoComplete={isByRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isByRecovery ? 'characters' : 'none'}
        maxLength={40}
        size="l"
        value={code}
        onChange={type}
        error={
          isShort ? t(isByRecovery ? 'signIn.recoveryCodeShort' : 'signIn.codeShort') : undefined
        }
      />
      <p className={styles.left} aria-hidden="true">
        {isOver ? null : t('signIn.stepLeft', { time: clockFace(secondsLeft) })}
      </p>
      <TimeHeard text="signIn.stepLeft" secondsLeft={isOver ? 0 : secondsLeft} />
      <MessagePlace
        message={isLoading ? null : secondsLeft === 0 ? { code: 'time_up' } : message}
        isSecondStep
      />
      <SubmitButton kind={isOver ? 'secondary' : 'primary'} size="l" isWide>
        {t('signIn.submit')}
      </SubmitButton>
      <div className={styles.steps}>
        <Button
          kind={isOver ? 'primary' : 'secondary'}
          onClick={() => auth.edit({ form: auth.typed.form })}
        >
          {t('signIn.back')}
        </Button>
        <Button onClick={switchField}>
          {t(isByRecovery ? 'signIn.useApp' : 'signIn.useRecoveryCode')}
        </Button>
      </div>
    </Form>
  );
}
