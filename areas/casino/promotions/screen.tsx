import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Screen } from '@grandstand/game-ui';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';
import type { LaterScreenProps } from '../page/later-screens';
import { pageTitle } from '../page/page-title';

/** The promotions of the casino: the operator has none so far, and the page says so. */
export default function PromotionsScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Screen title={pageTitle(screen, {}, t)}>
      <EmptyBlock icon="info" title={t('empty.promotions')} text={t('empty.promotionsText')}>
        <ButtonLink href={href('/casino')}>{t('toLobby')}</ButtonLink>
      </EmptyBlock>
    </Screen>
  );
}
