import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { Form, Segmented, SubmitButton, Switch } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../frame/shell-state';
import { PasswordField } from '../password-field';
import { CountryField } from '../phone/country-field';
import { MessagePlace } from './message';
import { NumberField } from './number-field';
import { digitRange, isWhole, masked, typedNumber } from './phone-number';
import type { AuthFormInUse } from './use-auth-form';

interface PhoneFormProps {
  readonly auth: AuthFormInUse;
  readonly countries: readonly PhoneCountry[];
}

/** Asks for a phone number, and for its password or nothing: then a code is sent to it. */
export function PhoneForm({ auth, countries }: PhoneFormProps): ReactElement {
  const { t } = useTranslation();
  const geoCountryId = useConfig()?.geoCountryId;
  const { typed, edit, message, isLoading } = auth;
  const [wasTried, setWasTried] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isBySms = typed.form === 'sms';
  // The number is the same in both ways, so that a guest who changes their mind types it once.
  const { countryCode, number } = isBySms ? typed.phoneBySms : typed.phone;
  const country =
    countries.find(({ code }) => code === countryCode) ??
    countries.find(({ id }) => id === geoCountryId) ??
    countries[0];
  const isNumberBad = !country || !isWhole(number, country);
  const isPasswordMissing = !isBySms && typed.passwordPhone === '';

  useEffect(() => {
    if (!message) return;
    const field = message.code === 'wrong-credentials' ? passwordField : numberField;
    field.current?.focus();
  }, [message]);

  const write = (phone: typeof typed.phone): void => edit({ phone, phoneBySms: phone });
  const submit = (): void => {
    setWasTried(true);
    // The country that is shown may be the visitor's, not yet theirs to choose.
    if (country) write({ countryCode: country.code, number });
    if (!isNumberBad && !isPasswordMissing) auth.begin(isBySms ? 'sms' : 'phone_password');
  };
  const problem = (): string | undefined => {
    if (!wasTried || !isNumberBad) return undefined;
    return number === '' || !country
      ? t('signIn.numberMissing')
      : t('signIn.numberShort', { digits: digitRange(country) });
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
      <CountryField
        countries={countries}
        country={country}
        onChoose={({ code, mask }) => write({ countryCode: code, number: masked(number, mask) })}
      />
      <NumberField
        ref={numberField}
        label={t('signIn.number')}
        placeholder={country?.mask.replaceAll('9', '0')}
        value={number}
        onChange={(text) => write(typedNumber(text, countries, country))}
        error={problem()}
      />
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
      <MessagePlace message={isLoading ? null : message} isByPhone />
      <SubmitButton size="l" isWide>
        {isBySms ? t('signIn.sendCode') : t('signIn.submit')}
      </SubmitButton>
    </Form>
  );
}
