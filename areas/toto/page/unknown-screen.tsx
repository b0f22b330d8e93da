import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';
import { totoPath } from './toto-screen';

/** A page that is not there. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <>
      <h1>{t('toto.title.unknown')}</h1>
      <EmptyBlock icon="search" title={t('toto.unknown.title')} text={t('toto.unknown.text')}>
        <ButtonLink kind="primary" href={href(totoPath('fifteen'))}>
          {t('toto.unknown.link')}
        </ButtonLink>
      </EmptyBlock>
    </>
  );
}
