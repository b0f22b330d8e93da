import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { Form, Segmented, SubmitButton, Switch } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { PasswordField } from '../../password-field/password-field';
import { ForgotLink } from '../forgot-link';
import { MessagePlace } from '../message';
import { PhoneFields } from '../../phone-field/phone-fields';
import { usePhone } from '../../phone-field/use-phone';
import type { AuthFormInUse } from '../use-auth-form';

interface PhoneFormProps {
  readonly auth: AuthFormInUse;
  readonly countries: readonly PhoneCountry[];
}

/** Asks for a phone number, and for its password or nothing: then a code is sent to it. */
export function PhoneForm({ auth, countries }: PhoneFormProps): ReactElement {
  const { t } = useTexts();
  const { typed, edit, message, isLoading } = auth;
  const [wasTried, setWasTried] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isBySms = typed.form === 'sms';
  // The number is the same in both ways, so that a guest who changes their mind types it once.
  const phone = usePhone(countries, isBySms ? typed.phoneBySms : typed.phone);
  const isPasswordMissing = !isBySms && typed.passwordPhone === '';

  useEffect(() => {
    if (!message) return;
    const field = message.code === 'wrong-credentials' ? passwordField : numberField;
    field.current?.focus();
  }, [message]);

  const write = (written: typeof typed.phone): void =>
    edit({ phone: written, phoneBySms: written });
  const submit = (): void => {
    setWasTried(true);
    // The country that is shown may be the visitor's, not yet theirs to choose.
    if (phone.country) write({ countryCode: phone.country.code, number: phone.number });
    if (!phone.isBad && !isPasswordMissing) auth.begin(isBySms ? 'sms' : 'phone_password');
  };

  return (
    <Form isBusy={isLoading} onSubmit={submit}>
      <Segmented
        label={t('signIn.how')}
        value={typed.form}
        options={[
          { value: 'phone', label: t('signIn.withPassword') },
          { value: 'sms', label: t('signIn.withCode') },
        ]}
        onChange={(form) => edit({ form })}
      />
      <PhoneFields ref={numberField} phone={phone} isFaultShown={wasTried} onChange={write} />
      {isBySms ? null : (
        <PasswordField
          ref={passwordField}
          label={t('dialog.signIn.password')}
          showLabel={t('signIn.show')}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          size="l"
          value={typed.passwordPhone}
          onChange={(value) => edit({ passwordPhone: value })}
          error={wasTried && isPasswordMissing ? t('signIn.passwordMissing') : undefined}
        />
      )}
      <Switch
        label={t('signIn.remember')}
        isOn={typed.remember}
        onChange={(isOn) => edit({ remember: isOn })}
      />
      {isBySms ? null : <ForgotLink />}
      <MessagePlace message={isLoading ? null : message} isByPhone />
      <SubmitButton size="l" isWide>
        {isBySms ? t('signIn.sendCode') : t('signIn.submit')}
      </SubmitButton>
    </Form>
  );
}
