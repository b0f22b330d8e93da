import { phonesBook } from '@grandstand/bus-contracts/shell';
import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { ErrorBlock, LoadingBlock, useSkeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource, type ScreenResource } from '../../frame/use-resource';
import styles from './auth.module.css';
import { PhoneForm } from './phone-form';
import type { AuthFormInUse } from './use-auth-form';

const BOOK: ScreenResource<'book', readonly PhoneCountry[]> = {
  load: async (bus) => (await bus.send(phonesBook, {})).countries,
};

/** Loads the countries of phone numbers, and asks for a number. */
export function ByPhone({ auth }: { readonly auth: AuthFormInUse }): ReactElement {
  const { t } = useTranslation();
  const { status, value: countries, retry } = useResource('book', BOOK);
  if (useSkeleton(status === 'loading')) {
    return (
      <LoadingBlock label={t('part.loading')}>
        <div className={styles.coming} />
      </LoadingBlock>
    );
  }
  if (countries) return <PhoneForm auth={auth} countries={countries} />;
  return (
    <ErrorBlock
      title={t('signIn.countriesFailed')}
      text={t('signIn.unavailable')}
      action={{ label: t('signIn.tryAgain'), onPress: retry }}
    />
  );
}
