import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';
import { tabPath } from './cricket-screen';
import styles from './cricket-app.module.css';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <>
      <h1 className={styles.title}>{t('title.unknown')}</h1>
      <EmptyBlock icon="search" title={t('title.unknown')} text={t('unknown.text')}>
        <ButtonLink kind="primary" href={href(tabPath('about'))}>
          {t('unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </>
  );
}
