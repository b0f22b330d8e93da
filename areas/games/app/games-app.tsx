import { createElement, type ReactElement } from 'react';
import { useAreaPlace } from '@grandstand/bus-contracts/react';
import { IndexScreen } from '../index/index-screen';
import styles from '../page/games-app.module.css';
import { gamesScreen, type GamesScreen } from '../page/games-screen';
import { later } from '../page/later-screens';
import { UnknownScreen } from '../page/unknown-screen';

/** The area: the screen of the path. */
export function GamesApp(): ReactElement {
  const place = useAreaPlace();
  return <div className={styles.area}>{shown(gamesScreen(place), place.path)}</div>;
}

function shown(screen: GamesScreen, path: string): ReactElement {
  switch (screen.kind) {
    case 'index':
      return <IndexScreen filter={screen} />;
    case 'unknown':
      return <UnknownScreen />;
    default:
      return createElement(later.get(screen.kind), {
        key: path,
        screen,
      });
  }
}
