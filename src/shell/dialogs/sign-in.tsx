import { CommandError, dialogsOpen } from '@grandstand/bus-contracts';
import { analyticsTrack, sessionSignIn } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Dialog, Switch, TextField } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../frame/shell-state';
import styles from './dialogs.module.css';
import { PasswordField } from './password-field';

const CODES: ReadonlySet<unknown> = new Set([
  'wrong-credentials',
  'too-many-attempts',
  'captcha-not-solved',
  'age-not-confirmed',
]);

/** Signs in with login and password; the dialogs service closes it when the player has come. */
export function SignIn({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [wasTried, setWasTried] = useState(false);
  const { send: signIn, isSending, error } = useSend(sessionSignIn);
  const { send: open } = useSend(dialogsOpen);
  const { send: track } = useSend(analyticsTrack);
  const canRegister = useConfig()?.isRegistrationAvailable ?? true;
  const isLoginMissing = login.trim() === '';
  const isPasswordMissing = password === '';

  useEffect(() => {
    if (!error) return;
    // Its place among them; 0 for any other.
    const code = error instanceof CommandError ? error.code : undefined;
    void track({ kind: 'sign-in-failed', errorCode: [...CODES].indexOf(code) + 1 });
  }, [error, track]);

  const submit = (): void => {
    setWasTried(true);
    if (!isLoginMissing && !isPasswordMissing) {
      // Its calls have their own time; a captcha takes a person's.
      void signIn({ login, password, remember }, { deadline: Infinity });
    }
  };

  return (
    <Dialog title={t('dialog.signIn.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) submit();
        }}
      >
        <TextField
          label={t('dialog.signIn.login')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          value={login}
          onChange={setLogin}
          error={wasTried && isLoginMissing ? t('dialog.signIn.loginMissing') : undefined}
        />
        <PasswordField
          label={t('dialog.signIn.password')}
          showLabel={t('dialog.signIn.show')}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={setPassword}
          error={wasTried && isPasswordMissing ? t('dialog.signIn.passwordMissing') : undefined}
        />
        <Switch label={t('dialog.signIn.remember')} isOn={remember} onChange={setRemember} />
        <p className={styles.error} role="alert">
          {error && !isSending ? reasonOf(error, t) : null}
        </p>
        <Button type="submit" kind="primary" size="l" isWide isBusy={isSending}>
          {t('dialog.signIn.submit')}
        </Button>
      </form>
      {canRegister ? (
        <p className={styles.other}>
          {t('dialog.signIn.noAccount')}{' '}
          <Button kind="quiet" size="s" onClick={() => void open({ name: 'registration' })}>
            {t('header.register')}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}

/** The text of a refusal; the operator's own text where the dialog has none, as for a self-excluded player. */
function reasonOf(error: Error, t: TFunction): string {
  const { code, text } = error instanceof CommandError ? error : {};
  if (CODES.has(code)) return t(`dialog.signIn.${code}`);
  return text ?? t('dialog.signIn.unavailable');
}
