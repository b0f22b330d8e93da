import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaPage, ButtonLink, EmptyBlock } from '@grandstand/ui';
import { totoPath } from './toto-screen';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <AreaPage title={t('toto.title.unknown')}>
      <EmptyBlock icon="search" title={t('toto.unknown.title')} text={t('toto.unknown.text')}>
        <ButtonLink kind="primary" href={href(totoPath('fifteen'))}>
          {t('toto.unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </AreaPage>
  );
}
