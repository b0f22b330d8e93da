import { Button, Switch, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../dialogs.module.css';
import { PasswordField } from '../password-field';
import { MessagePlace } from './message';
import type { AuthFormInUse } from './use-auth-form';

/** Asks for a login, or a mail address, and its password. */
export function LoginForm({ auth }: { readonly auth: AuthFormInUse }): ReactElement {
  const { t } = useTranslation();
  const { typed, edit, message, isLoading } = auth;
  const { login, passwordLogin, remember } = typed;
  const [wasTried, setWasTried] = useState(false);
  const loginField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isLoginMissing = login.trim() === '';
  const isPasswordMissing = passwordLogin === '';

  useEffect(() => {
    if (message) passwordField.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    if (isLoginMissing) loginField.current?.focus();
    else if (isPasswordMissing) passwordField.current?.focus();
    else auth.begin('login_password');
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) submit();
      }}
    >
      <TextField
        ref={loginField}
        label={t('dialog.signIn.login')}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={100}
        size="l"
        value={login}
        onChange={(value) => edit({ login: value })}
        error={wasTried && isLoginMissing ? t('signIn.loginMissing') : undefined}
      />
      <PasswordField
        ref={passwordField}
        label={t('dialog.signIn.password')}
        showLabel={t('signIn.show')}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        size="l"
        value={passwordLogin}
        onChange={(value) => edit({ passwordLogin: value })}
        error={wasTried && isPasswordMissing ? t('signIn.passwordMissing') : undefined}
      />
      <Switch
        label={t('signIn.remember')}
        isOn={remember}
        onChange={(isOn) => edit({ remember: isOn })}
      />
      <MessagePlace message={isLoading ? null : message} />
      <Button type="submit" kind="primary" size="l" isWide isBusy={isLoading}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
