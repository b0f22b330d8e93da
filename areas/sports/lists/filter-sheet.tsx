import { createElement, useState, type ComponentType, type ReactElement } from 'react';
import type { ListScreen } from '../screens/screen';
import styles from './filter-sheet.module.css';
import { StartFilters, TimeFilters } from './list-filters';
import type { ListMarketsProps } from './list-markets';

/** On a phone the filters are a popover, which a button above the list opens. */
export const FILTERS_ID = 'list-filters';

/** Whether a list has less than all of its matches. */
export function isFiltered({ timeFilter, window }: ListScreen): boolean {
  return timeFilter !== 0 || window !== undefined;
}

interface FilterSheetProps extends ListMarketsProps {
  readonly screen: ListScreen;
}

/** The filters of a list; opened on a phone, with the markets of its columns. */
export function FilterSheet({ screen, blocks }: FilterSheetProps): ReactElement {
  const [ListMarkets, setListMarkets] = useState<ComponentType<ListMarketsProps>>();
  const prepare = (): void => {
    import('./list-markets').then(
      (part) => setListMarkets(() => part.ListMarkets),
      // The filters work without them.
      () => {},
    );
  };
  return (
    <div id={FILTERS_ID} popover="auto" className={styles.filters} onToggle={prepare}>
      <TimeFilters screen={screen} />
      {screen.section === 'line' ? <StartFilters screen={screen} /> : null}
      {ListMarkets ? createElement(ListMarkets, { blocks }) : null}
    </div>
  );
}
