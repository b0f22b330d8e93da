import { createElement, type ReactElement } from 'react';
import { useAreaPlace } from '@grandstand/bus-contracts/react';
import { SearchField } from '@grandstand/game-ui';
import { ListScreen } from '../list/list-screen';
import { LobbyScreen } from '../lobby/lobby-screen';
import { casinoScreen, type CasinoScreen } from '../page/casino-screen';
import { later } from '../page/later-screens';
import { Rail } from '../page/rail';
import { UnknownScreen } from '../page/unknown-screen';
import styles from '../page/casino-app.module.css';

/** The area: the search and the categories on the left, the screen of the path beside them. */
export function CasinoApp(): ReactElement {
  const place = useAreaPlace();
  const screen = casinoScreen(place);
  // A game has the whole width: its stage is above.
  if (screen.kind === 'game') {
    return (
      <div className={styles.wide}>
        {createElement(later.get('game'), { key: screen.gameId, screen })}
      </div>
    );
  }
  return (
    <div className={styles.area}>
      <div className={styles.search}>
        <SearchField
          searched={screen.kind === 'search' ? screen.search : ''}
          page="/casino-search"
        />
      </div>
      <nav className={styles.rail} data-keep-scroll="casino-rail">
        <Rail screen={screen} />
      </nav>
      <div className={styles.content}>
        <Screen screen={screen} path={place.path} />
      </div>
    </div>
  );
}

interface ScreenProps {
  readonly screen: Exclude<CasinoScreen, { kind: 'game' }>;
  readonly path: string;
}

function Screen({ screen, path }: ScreenProps): ReactElement {
  switch (screen.kind) {
    case 'lobby':
      return <LobbyScreen />;
    case 'list':
      return <ListScreen key={path} screen={screen} />;
    case 'unknown':
      return <UnknownScreen />;
    default:
      return createElement(later.get(screen.kind), { screen });
  }
}
