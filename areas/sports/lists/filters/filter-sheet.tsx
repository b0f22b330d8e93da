import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { GameBlock } from '@grandstand/line-ui';
import { Sheet } from '@grandstand/ui';
import type { ListScreen } from '../../screens/screen';
import styles from './filter-sheet.module.css';
import { ListFilters } from './list-filters';
import { ListMarkets } from './list-markets';

export interface FilterSheetProps {
  readonly screen: ListScreen;
  readonly blocks: readonly GameBlock[];
  readonly onClose: () => void;
}

/** The filters of a list and the markets of its columns, on a phone. */
export function FilterSheet({ screen, blocks, onClose }: FilterSheetProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Sheet title={t('filter.sheet')} closeLabel={t('filter.close')} onClose={onClose}>
      <div className={styles.filters}>
        <ListFilters screen={screen} />
        <ListMarkets blocks={blocks} />
      </div>
    </Sheet>
  );
}
