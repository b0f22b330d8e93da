import type { AuthForm } from '@grandstand/bus-contracts/shell';
import type { ReactElement, RefObject } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CountryField } from './country-field';
import { NumberField } from './number-field';
import { digitRange, masked, typedNumber } from './phone-number';
import type { PhoneInUse } from './use-phone';

interface PhoneFieldsProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly phone: PhoneInUse;
  /** Whether a missing or a short number is shown as an error. */
  readonly isFaultShown: boolean;
  readonly onChange: (phone: AuthForm['phone']) => void;
  /** The guest has left the field of the number. */
  readonly onLeave?: () => void;
}

/** The country and the number of a phone. */
export function PhoneFields({
  ref,
  phone,
  isFaultShown,
  onChange,
  onLeave,
}: PhoneFieldsProps): ReactElement {
  const { t } = useTexts();
  const { countries, country, number, isBad } = phone;
  const problem = (): string | undefined => {
    if (!isFaultShown || !isBad) return undefined;
    return number === '' || !country
      ? t('signIn.numberMissing')
      : t('signIn.numberShort', { digits: digitRange(country) });
  };
  return (
    <>
      <CountryField
        countries={countries}
        country={country}
        onChoose={({ code, mask }) => onChange({ countryCode: code, number: masked(number, mask) })}
      />
      <NumberField
        ref={ref}
        label={t('signIn.number')}
        placeholder={country?.mask.replaceAll('9', '0')}
        value={number}
        onChange={(text) => onChange(typedNumber(text, countries, country))}
        {...(onLeave && { onBlur: onLeave })}
        error={problem()}
      />
    </>
  );
}
