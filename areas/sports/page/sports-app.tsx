import { createElement, useMemo, type ReactElement } from 'react';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { useIsStale } from '@grandstand/line-ui';
import { classNames, Icon } from '@grandstand/ui';
import { Menu } from '../menu/menu';
import { Search } from '../menu/search';
import { HomeScreen } from '../screens/home-screen';
import { later } from '../screens/later-screens';
import { FILTERS_ID, isFiltered } from '../lists/filter-sheet';
import { ListScreen } from '../screens/list-screen';
import { screenOf, type Screen } from '../screens/screen';
import { UnknownScreen } from '../screens/unknown-screen';
import styles from './sports-app.module.css';

/** The area: the menu on the left, the screen of the path beside it. */
export function SportsApp(): ReactElement {
  const place = useAreaPlace();
  const { t } = useAreaWords();
  const isStale = useIsStale();
  const screen = useMemo(() => screenOf(place), [place]);
  return (
    <div className={styles.area}>
      <div className={styles.search}>
        <Search screen={screen} />
      </div>
      <div className={styles.menu} data-keep-scroll="sports-menu">
        <Menu screen={screen} />
      </div>
      {screen.kind === 'list' ? (
        <button
          type="button"
          className={classNames(styles.filters, isFiltered(screen) && styles.filtered)}
          popoverTarget={FILTERS_ID}
          aria-label={t('filter.sheet')}
        >
          <Icon name="filter" />
        </button>
      ) : null}
      <div className={styles.content}>
        <ScreenOf screen={screen} path={place.path} />
        {isStale ? (
          <output className={styles.stale}>
            <Icon name="offline" />
            {t('stale')}
          </output>
        ) : null}
      </div>
    </div>
  );
}

function ScreenOf({
  screen,
  path,
}: {
  readonly screen: Screen;
  readonly path: string;
}): ReactElement {
  switch (screen.kind) {
    case 'home':
      return <HomeScreen screen={screen} />;
    case 'list':
      return <ListScreen screen={screen} />;
    case 'search':
      // Another search is the same screen.
      return createElement(later.get('search'), { screen });
    case 'favourites':
    case 'game':
      return createElement(later.get(screen.kind), { key: path, screen });
    default:
      return <UnknownScreen />;
  }
}
