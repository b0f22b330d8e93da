import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaPage, ButtonLink, EmptyBlock } from '@grandstand/ui';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <AreaPage title={t('lotto.title.unknown')}>
      <EmptyBlock icon="search" title={t('lotto.unknown.title')} text={t('lotto.unknown.text')}>
        <ButtonLink kind="primary" href={href('/lotto')}>
          {t('lotto.unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </AreaPage>
  );
}
