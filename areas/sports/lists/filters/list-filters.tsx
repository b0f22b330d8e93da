import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { periodKind } from '@grandstand/bus-contracts/domain';
import {
  listPath,
  LIST_STEP,
  START_WINDOWS,
  TIME_FILTERS,
  type ListScreen,
} from '../../screens/screen';
import { Pills, type Pill } from './pills';

/** What narrows a list. */
export function ListFilters({ screen }: { readonly screen: ListScreen }): ReactElement {
  return (
    <>
      <TimeFilters screen={screen} />
      {screen.section === 'line' ? <StartFilters screen={screen} /> : null}
    </>
  );
}

/** Whether a list has less than all of its matches. */
export function isFiltered({ timeFilter, window }: ListScreen): boolean {
  return timeFilter !== 0 || window !== undefined;
}

/** The time filter of a list. */
function TimeFilters({ screen }: { readonly screen: ListScreen }): ReactElement {
  const { t } = useAreaWords();
  // Without a chosen sport most live matches have halves.
  const kind = screen.sport === undefined ? 'half' : periodKind(screen.sport);
  const pills = TIME_FILTERS[screen.section].map((timeFilter): Pill => ({
    text:
      timeFilter === 2 || timeFilter === 3
        ? t(`filter.${timeFilter}.${kind}`)
        : t(`filter.${timeFilter}`),
    path: listPath({ ...screen, timeFilter, limit: LIST_STEP }),
    isCurrent: timeFilter === screen.timeFilter,
  }));
  return <Pills label={t('filter.label')} pills={pills} />;
}

/** How soon the games of a list start. */
function StartFilters({ screen }: { readonly screen: ListScreen }): ReactElement {
  const { t } = useAreaWords();
  const pills = [undefined, ...START_WINDOWS].map((window): Pill => ({
    text: t(`window.${window ?? 'any'}`),
    path: listPath({ ...screen, window, limit: LIST_STEP }),
    isCurrent: window === screen.window,
  }));
  return <Pills label={t('window.label')} pills={pills} />;
}
