import { useSend } from '@grandstand/bus-contracts/react';
import { twoStepCheck, twoStepProceed } from '@grandstand/bus-contracts/shell';
import type { TwoStepDialog } from '@grandstand/bus-contracts/shell';
import {
  Alert,
  Button,
  Form,
  Icon,
  QrPicture,
  SubmitButton,
  TextField,
  useClipboard,
} from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import { digitsOf } from '../phone-field/phone-number';
import { useSecondsUntil, useTimeOf } from '../../frame/use-countdown';
import { useMessageText } from './message-text';
import styles from './two-step.module.css';

const DIGITS = 6;

interface KeyStepProps {
  readonly dialog: TwoStepDialog;
  readonly shown: NonNullable<TwoStepDialog['key']>;
  readonly onClose: () => void;
}

/** Shows the key for the authenticator app, as a QR code and as text, and asks for a code that the app makes of it. */
export function KeyStep({
  dialog: { isBusy, message },
  shown: { secret, address, expiresAt },
  onClose,
}: KeyStepProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const { send: check } = useSend(twoStepCheck);
  const { send: proceed } = useSend(twoStepProceed);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const intro = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const isLate = useSecondsUntil(expiresAt) === 0;
  const isOver = isLate || message?.code === 'time_up';
  const text = useMessageText(isLate ? { code: 'time_up' } : message);
  const wrongCode = message?.code === 'wrong_code' && !isLate ? t('twoStep.wrong_code') : null;

  // The pressed button is gone.
  useEffect(() => intro.current?.focus(), []);
  useEffect(() => {
    if (message) (isOver ? another : field).current?.focus();
  }, [message, isOver]);

  const submit = (digits: string): void => {
    setWasTried(true);
    if (digits.length === DIGITS && !isOver && !isBusy) {
      void check({ code: digits }, { deadline: Infinity });
    }
  };
  const type = (typed: string): void => {
    const digits = digitsOf(typed).slice(0, DIGITS);
    setCode(digits);
    // A code that was pasted, or filled in by the browser, is sent at once.
    if (digits.length === DIGITS && digits.length - code.length > 1) submit(digits);
  };
  const isShort = wasTried && code.length < DIGITS && !isOver;

  return (
    <div className={dialogStyles.body}>
      <p ref={intro} tabIndex={-1} className={dialogStyles.text}>
        {t('twoStep.key.text')}
      </p>
      <div className={styles.key}>
        <QrPicture text={address} label={t('twoStep.key.picture')} />
        <KeyText secret={secret} />
      </div>
      <Form isBusy={isBusy} onSubmit={() => submit(code)}>
        <TextField
          ref={field}
          label={t('twoStep.key.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          size="l"
          value={code}
          onChange={type}
          error={isShort ? t('twoStep.key.codeShort') : undefined}
        />
        <Alert text={isBusy ? null : (wrongCode ?? text)} />
        <SubmitButton kind={isOver ? 'secondary' : 'primary'} size="l" isWide>
          {t('twoStep.key.confirm')}
        </SubmitButton>
        {isOver ? (
          <Button
            ref={another}
            kind="primary"
            size="l"
            isWide
            onClick={() => void proceed({}, { deadline: Infinity })}
          >
            {t('twoStep.key.another')}
          </Button>
        ) : (
          <p className={dialogStyles.text}>{t('twoStep.key.until', { time: timeOf(expiresAt) })}</p>
        )}
        <Button size="l" isWide onClick={onClose}>
          {t('twoStep.back')}
        </Button>
      </Form>
    </div>
  );
}

/** The key for a player who can't scan it. */
function KeyText({ secret }: { readonly secret: string }): ReactElement {
  const { t } = useTexts();
  const { copying, copy } = useClipboard();
  return (
    <>
      <p className={dialogStyles.text}>{t('twoStep.key.secret')}</p>
      <code className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      <Button onClick={() => void copy(secret)}>
        <Icon name="copy" /> {t('twoStep.key.copy')}
      </Button>
      <p className={dialogStyles.text} role="status">
        {copying ? t(`twoStep.key.${copying}`) : ''}
      </p>
    </>
  );
}
