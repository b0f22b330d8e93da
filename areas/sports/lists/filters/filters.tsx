import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { GameBlock } from '@grandstand/line-ui';
import { classNames } from '@grandstand/ui';
import type { ListScreen } from '../../screens/screen';
import type { FilterSheetProps } from './filter-sheet';
import styles from './filters.module.css';
import { ListFilters } from './list-filters';

/** Whether the player has opened the filters on a phone. */
export interface Filtering {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface FiltersProps {
  readonly screen: ListScreen;
  readonly blocks: readonly GameBlock[];
  readonly filtering: Filtering;
}

/** The filters of a list: on the title's line, on a phone in a sheet. */
export function Filters({ screen, blocks, filtering }: FiltersProps): ReactElement {
  const { isOpen, onClose } = filtering;
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isOpen && Sheet === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import('./filter-sheet').then(
      (part) => setSheet(() => part.FilterSheet),
      () => setHasFailed(true),
    );
  }, [isMissing]);
  return (
    <>
      {/* Where the sheet could not be fetched, a phone has them on the title's line too. */}
      <div className={classNames(styles.filters, hasFailed && styles.inPlace)}>
        <ListFilters screen={screen} />
      </div>
      {isOpen && Sheet ? createElement(Sheet, { screen, blocks, onClose }) : null}
    </>
  );
}
