import type { ReactElement, ReactNode } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaPage, ButtonLink, EmptyBlock } from '@grandstand/ui';

/** The screen of an address that names no text; `children` are the nearest. */
export function UnknownScreen({ children }: { readonly children?: ReactNode }): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <AreaPage title={t('unknown.title')}>
      <EmptyBlock icon="search" title={t('unknown.head')} text={t('unknown.text')}>
        <ButtonLink kind="primary" href={href('/about')}>
          {t('unknown.link')}
        </ButtonLink>
      </EmptyBlock>
      {children}
    </AreaPage>
  );
}
