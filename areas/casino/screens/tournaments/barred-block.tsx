import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';

/** In the place of what may not be offered to the player. */
export function BarredBlock(): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <EmptyBlock icon="lock" title={t('tournament.barred.title')} text={t('tournament.barred.text')}>
      <ButtonLink href={href('/casino')}>{t('toLobby')}</ButtonLink>
    </EmptyBlock>
  );
}
