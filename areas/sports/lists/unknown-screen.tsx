import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { EmptyBlock } from '@grandstand/ui';
import { MoreLink } from './more-link';
import { placePath } from '../screens/screen';
import styles from './unknown-screen.module.css';

/** A sport, championship or game that the line doesn't have, or has no longer. */
export function UnknownScreen(): ReactElement {
  const { t } = useAreaWords();
  useMissingPage();
  return (
    <>
      <h1 className={styles.title}>{t('unknown.title')}</h1>
      <EmptyBlock icon="search" title={t('unknown.what')} text={t('unknown.text')} />
      <MoreLink path={placePath('live')} text={t('list.allLive')} />
      <MoreLink path={placePath('line')} text={t('list.allLine')} />
    </>
  );
}
