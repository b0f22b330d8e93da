import { Form, SubmitButton, Switch, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PasswordField } from '../password-field/password-field';
import { ForgotLink } from './forgot-link';
import { MessagePlace } from './message';
import type { AuthFormInUse } from './use-auth-form';

/** Asks for a login, or a mail address, and its password. */
export function LoginForm({ auth }: { readonly auth: AuthFormInUse }): ReactElement {
  const { t } = useTexts();
  const { typed, edit, message, isLoading } = auth;
  const { login, passwordLogin, remember } = typed;
  const [wasTried, setWasTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const isLoginMissing = login.trim() === '';
  const isPasswordMissing = passwordLogin === '';

  useEffect(() => {
    if (message) passwordField.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    if (!isLoginMissing && !isPasswordMissing) auth.begin('login_password');
  };

  return (
    <Form isBusy={isLoading} onSubmit={submit}>
      <TextField
        label={t('dialog.signIn.login')}
        name="login"
        autoComplete="username webauthn"
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
      <ForgotLink />
      <MessagePlace message={isLoading ? null : message} />
      <SubmitButton size="l" isWide>
        {t('signIn.submit')}
      </SubmitButton>
    </Form>
  );
}
