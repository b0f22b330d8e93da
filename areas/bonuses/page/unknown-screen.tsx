import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <>
      <h1>{t('bonuses.title.unknown')}</h1>
      <EmptyBlock icon="search" title={t('bonuses.unknown.title')} text={t('bonuses.unknown.text')}>
        <ButtonLink kind="primary" href={href('/bonuses')}>
          {t('bonuses.unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </>
  );
}
