import { useSend } from '@grandstand/bus-contracts/react';
import { passkeysConfirm } from '@grandstand/bus-contracts/shell';
import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Dialog, Form, SubmitButton } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../dialogs/password-field';
import { useTimeOf } from '../frame/use-countdown';
import styles from '../dialogs/dialogs.module.css';

interface PasskeyDialogProps {
  readonly dialog: PasskeysDialog;
  readonly onClose: () => void;
}

/** The messages that the dialog says otherwise than by an alert: the player knows of them. */
const QUIET: ReadonlySet<string> = new Set(['cancelled', 'proof-required']);
/** The messages with a text of the site's; others have the operator's words. */
const WITH_TEXT: ReadonlySet<string> = new Set([
  'passkey-late',
  'passkey-taken',
  'passkeys-unsupported',
  'wrong-password',
]);

/** Lets the player confirm that a passkey is added or removed, and asks for the password where that is needed. */
export function PasskeyDialog({ dialog, onClose }: PasskeyDialogProps): ReactElement {
  const { t } = useTranslation();
  const { act, name, proof } = dialog;
  return (
    <Dialog title={t(`passkeys.${act}.title`)} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>{t(`passkeys.${act}.text`, { name })}</p>
        {proof === 'sign-in' ? (
          <>
            <p role="alert">{t('passkeys.signInAgain')}</p>
            <Button size="l" isWide onClick={onClose}>
              {t('dialog.close')}
            </Button>
          </>
        ) : (
          <ConfirmForm dialog={dialog} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function ConfirmForm({ dialog, onClose }: PasskeyDialogProps): ReactElement {
  const { t } = useTranslation();
  const timeOf = useTimeOf();
  const { act, proof, isBusy, message } = dialog;
  const { send: confirm } = useSend(passkeysConfirm);
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isAsked = proof === 'password';
  const isMissing = isAsked && password === '';

  useEffect(() => {
    if (isAsked && message) field.current?.focus();
  }, [isAsked, message]);

  const submit = (): void => {
    setWasTried(isAsked);
    // The browser's dialog has its own time.
    if (!isMissing) void confirm(isAsked ? { password } : {}, { deadline: Infinity });
  };

  return (
    <Form isBusy={isBusy} onSubmit={submit}>
      {isAsked ? (
        <>
          <p role="status">{t('passkeys.password')}</p>
          <PasswordField
            ref={field}
            label={t('passkeys.passwordLabel')}
            showLabel={t('passkeys.show')}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            size="l"
            value={password}
            onChange={setPassword}
            error={wasTried && isMissing ? t('passkeys.passwordMissing') : undefined}
          />
        </>
      ) : null}
      <p role="status" className={styles.text}>
        {message?.code === 'cancelled' ? t('passkeys.cancelled') : ''}
      </p>
      <Alert text={isBusy ? null : textOf(message, t, timeOf)} />
      <SubmitButton size="l" isWide>
        {t(`passkeys.${act}.confirm`)}
      </SubmitButton>
      <Button size="l" isWide onClick={onClose}>
        {t('passkeys.back')}
      </Button>
    </Form>
  );
}

function textOf(
  message: PasskeysDialog['message'],
  t: TFunction,
  timeOf: (moment: number) => string,
): string | null {
  if (!message || QUIET.has(message.code)) return null;
  if (message.until !== undefined) return t('passkeys.until', { time: timeOf(message.until) });
  if (WITH_TEXT.has(message.code)) return t(`passkeys.${message.code}`);
  return message.text ?? t('passkeys.unavailable');
}
