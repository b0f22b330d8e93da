import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaPage, ButtonLink, EmptyBlock } from '@grandstand/ui';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <AreaPage title={t('bonuses.title.unknown')}>
      <EmptyBlock icon="search" title={t('bonuses.unknown.title')} text={t('bonuses.unknown.text')}>
        <ButtonLink kind="primary" href={href('/bonuses')}>
          {t('bonuses.unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </AreaPage>
  );
}
