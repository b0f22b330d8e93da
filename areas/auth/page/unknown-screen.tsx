import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import { Page } from './page';

/** For an address that this area has no page for. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <Page title={t('unknown.title')} text={t('unknown.text')}>
      <ButtonLink href={href('/')} kind="primary">
        {t('link.home')}
      </ButtonLink>
    </Page>
  );
}
