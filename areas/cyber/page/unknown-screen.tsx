import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';
import styles from './cyber-app.module.css';

/** A discipline, a championship, a game or a page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <>
      <h1 className={styles.title}>{t('title.unknown')}</h1>
      <EmptyBlock icon="search" title={t('unknown.title')} text={t('unknown.text')}>
        <ButtonLink kind="primary" href={href('/cyber/real')}>
          {t('unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </>
  );
}
