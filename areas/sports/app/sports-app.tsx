import { createElement, useMemo, useState, type ReactElement } from 'react';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { StaleNotice } from '@grandstand/line-ui';
import { classNames, Icon } from '@grandstand/ui';
import { Menu } from '../menu/menu';
import { later } from '../screens/later-screens';
import type { Filtering } from '../lists/filters/filters';
import { isFiltered } from '../lists/filters/list-filters';
import { ListScreen } from '../lists/list-screen';
import { screenOf, type Screen } from '../screens/screen';
import { UnknownScreen } from '../lists/unknown-screen';
import styles from '../page/sports-app.module.css';

/** The area: the menu on the left, the screen of the path beside it. */
export function SportsApp(): ReactElement {
  const place = useAreaPlace();
  const { t } = useAreaWords();
  const screen = useMemo(() => screenOf(place), [place]);
  // The filters close with the one that the player chooses, and stay closed on the way back.
  const [filteredPath, setFilteredPath] = useState<string>();
  const isFiltering = filteredPath === place.path;
  if (filteredPath !== undefined && !isFiltering) setFilteredPath(undefined);
  return (
    <div className={styles.area}>
      <div className={styles.menu} data-keep-scroll="sports-menu">
        <Menu screen={screen} />
      </div>
      {screen.kind === 'list' ? (
        <button
          type="button"
          className={classNames(styles.filters, isFiltered(screen) && styles.filtered)}
          aria-haspopup="dialog"
          aria-label={t('filter.sheet')}
          onClick={() => setFilteredPath(place.path)}
        >
          <Icon name="filter" />
        </button>
      ) : null}
      <div className={styles.content}>
        <ScreenOf
          screen={screen}
          path={place.path}
          filtering={{ isOpen: isFiltering, onClose: () => setFilteredPath(undefined) }}
        />
        <StaleNotice />
      </div>
    </div>
  );
}

interface ScreenOfProps {
  readonly screen: Screen;
  readonly path: string;
  readonly filtering: Filtering;
}

function ScreenOf({ screen, path, filtering }: ScreenOfProps): ReactElement {
  switch (screen.kind) {
    case 'list':
      return <ListScreen screen={screen} filtering={filtering} />;
    case 'home':
    case 'multi':
    case 'search':
      // Another window, other matches, and another search, are the same screen.
      return createElement(later.get(screen.kind), { screen });
    case 'favourites':
    case 'game':
    case 'selection':
      return createElement(later.get(screen.kind), { key: path, screen });
    default:
      return <UnknownScreen />;
  }
}
