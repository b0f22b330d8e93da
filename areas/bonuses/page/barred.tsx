import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock } from '@grandstand/ui';

/** In place of what would promote, for a player to whom nothing may be offered. */
export function Barred(): ReactElement {
  const { t } = useAreaWords();
  return (
    <EmptyBlock icon="lock" title={t('bonuses.barred.title')} text={t('bonuses.barred.text')} />
  );
}
