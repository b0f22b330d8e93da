import { phonesBook } from '@grandstand/bus-contracts/shell';
import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { ErrorBlock, LoadingBlock, useSkeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useResource, type ScreenResource } from '../../../frame/use-resource';
import styles from '../auth.module.css';

const BOOK: ScreenResource<'book', readonly PhoneCountry[]> = {
  load: async (bus) => (await bus.send(phonesBook, {})).countries,
};

interface PhoneBookProps {
  readonly children: (countries: readonly PhoneCountry[]) => ReactElement;
}

/** Loads the countries of phone numbers for a form. */
export function PhoneBook({ children }: PhoneBookProps): ReactElement {
  const { t } = useTexts();
  const { status, value: countries, retry } = useResource('book', BOOK);
  if (useSkeleton(status === 'loading')) {
    return (
      <LoadingBlock label={t('part.loading')}>
        <div className={styles.coming} />
      </LoadingBlock>
    );
  }
  if (countries) return children(countries);
  return (
    <ErrorBlock
      title={t('signIn.countriesFailed')}
      text={t('signIn.unavailable')}
      action={{ label: t('signIn.tryAgain'), onPress: retry }}
    />
  );
}
