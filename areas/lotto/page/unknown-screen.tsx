import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <>
      <h1>{t('lotto.title.unknown')}</h1>
      <EmptyBlock icon="search" title={t('lotto.unknown.title')} text={t('lotto.unknown.text')}>
        <ButtonLink kind="primary" href={href('/lotto')}>
          {t('lotto.unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </>
  );
}
