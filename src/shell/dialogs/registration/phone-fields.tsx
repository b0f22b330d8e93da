import { phonesBook } from '@grandstand/bus-contracts/shell';
import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { ErrorBlock, LoadingBlock, useSkeleton } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../frame/shell-state';
import { useResource, type ScreenResource } from '../../frame/use-resource';
import { NumberField } from '../auth/number-field';
import { digitRange, masked, typedNumber } from '../auth/phone-number';
import { CountryField } from '../phone/country-field';
import styles from './registration.module.css';
import type { RegistrationInUse } from './use-registration';

const BOOK: ScreenResource<'book', readonly PhoneCountry[]> = {
  load: async (bus) => (await bus.send(phonesBook, {})).countries,
};

interface PhoneFieldsProps {
  readonly registration: RegistrationInUse;
}

/** Loads the countries of phone numbers, and asks for a number. */
export function PhoneFields({ registration }: PhoneFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { status, value: countries, retry } = useResource('book', BOOK);
  if (useSkeleton(status === 'loading')) {
    return (
      <LoadingBlock label={t('part.loading')}>
        <div className={styles.coming} />
      </LoadingBlock>
    );
  }
  if (countries) return <Fields registration={registration} countries={countries} />;
  return (
    <ErrorBlock
      title={t('signIn.countriesFailed')}
      text={t('signIn.unavailable')}
      action={{ label: t('signIn.tryAgain'), onPress: retry }}
    />
  );
}

function Fields({
  registration: { draft, edit, leave, problems, refused, setCountry },
  countries,
}: PhoneFieldsProps & { readonly countries: readonly PhoneCountry[] }): ReactElement {
  const { t } = useTranslation();
  const geoCountryId = useConfig()?.geoCountryId;
  const field = useRef<HTMLInputElement>(null);
  const country =
    countries.find(({ code }) => code === draft.countryCode) ??
    countries.find(({ id }) => id === draft.countryId) ??
    countries.find(({ id }) => id === geoCountryId) ??
    countries[0];

  useEffect(() => setCountry(country), [country, setCountry]);
  useEffect(() => {
    if (refused?.code === 'bad-phone') field.current?.focus();
  }, [refused]);

  const problem = (): string | undefined => {
    if (problems.number === undefined) return undefined;
    if (problems.number === 'numberShort' && country) {
      return t('signIn.numberShort', { digits: digitRange(country) });
    }
    return t('signIn.numberMissing');
  };
  return (
    <>
      <CountryField
        countries={countries}
        country={country}
        onChoose={({ code, mask }) =>
          edit({ countryCode: code, number: masked(draft.number, mask) })
        }
      />
      <NumberField
        ref={field}
        label={t('signIn.number')}
        placeholder={country?.mask.replaceAll('9', '0')}
        value={draft.number}
        onChange={(text) => edit(typedNumber(text, countries, country))}
        onBlur={() => leave('number')}
        error={problem()}
      />
    </>
  );
}
