import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { Page, PageLink } from './page';

/** For an address that this area has no page for. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <Page title={t('unknown.title')} text={t('unknown.text')}>
      <PageLink href={href('/')} isMain>
        {t('link.home')}
      </PageLink>
    </Page>
  );
}
