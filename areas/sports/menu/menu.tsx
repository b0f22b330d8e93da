import { useMemo, type ReactElement, type ReactNode } from 'react';
import { favouritesState, playerRulesState } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { Button, classNames, Skeleton, sportIcon, useLoader } from '@grandstand/ui';
import { closedKey } from '../line/player-rules';
import { useLine } from '../page/sports-context';
import type { Screen } from '../screens/screen';
import { LeftPages } from './left-pages';
import { champPlaces, sportPlaces, topPlaces } from './menu-places';
import { Place } from './place';
import { MENU_ATTRIBUTE, usePlaces } from './use-places';
import styles from './menu.module.css';

/** In the place of a menu that is loading. */
const LINES = Array.from({ length: 10 }, (_, line) => <Skeleton key={line} shape="text" />);

/** The place of a screen in the menu. */
export function menuPlaceOf(screen: Screen): {
  readonly section: 'live' | 'line' | undefined;
  readonly sport: string | undefined;
  readonly champ: string | undefined;
} {
  const section = 'section' in screen ? screen.section : undefined;
  const isPlace = screen.kind === 'list' || screen.kind === 'game';
  return {
    section,
    sport: isPlace ? screen.sport : undefined,
    champ: isPlace ? screen.champ : undefined,
  };
}

/** Sports, the championships of the chosen one, and the top leagues. */
export function Menu({ screen }: { readonly screen: Screen }): ReactElement {
  const { settings, t } = useAreaWords();
  const hasSportsOnly = settingOf(settings, 'isShowSportsOnly') === 1;
  const { data: sports, failure, reload } = useLine({ kind: 'sports' });
  const at = menuPlaceOf(screen);
  const rules = useBusState(playerRulesState);
  const isLoading = useLoader(!sports && !failure);
  const favourites = useBusState(favouritesState)?.favourites;
  const shownSports = usePlaces(
    useMemo(() => sports && sportPlaces(sports, at.section), [sports, at.section]),
  );
  const shownChamps = usePlaces(
    useMemo(
      () =>
        sports
          ?.filter(({ slug }) => slug === at.sport)
          .flatMap((sport) => champPlaces(sport, at.section, favourites)),
      [sports, at.section, at.sport, favourites],
    ),
  );
  const shownTop = usePlaces(
    useMemo(
      () => sports && topPlaces(sports, at.section, favourites),
      [sports, at.section, favourites],
    ),
  );
  const closed = at.section && closedKey(rules, at.section);
  return (
    <nav className={styles.menu} aria-label={t('menu.label')} {...{ [MENU_ATTRIBUTE]: '' }}>
      {sports && !isLoading ? (
        <>
          <p className={styles.heading}>{t('menu.sports')}</p>
          <ul className={styles.list}>
            <li>
              <Place
                place={{ path: '/favourites', name: t('menu.favourites'), country: null }}
                icon="star"
                isCurrent={screen.kind === 'favourites'}
              />
            </li>
            {shownSports.map((sport) => (
              <li key={sport.id}>
                <Place
                  place={sport}
                  icon={sportIcon(sport.slug)}
                  isCurrent={sport.slug === at.sport}
                />
                {sport.slug === at.sport && !hasSportsOnly ? champs() : null}
              </li>
            ))}
            <li>
              {/* An area of its own: none of the line's sports. */}
              <Place
                place={{ path: '/marble', name: t('menu.marbles'), country: null }}
                icon="sport"
                isCurrent={false}
              />
            </li>
          </ul>
          {closed ? <p className={styles.failed}>{t(closed)}</p> : null}
          {hasSportsOnly ? null : top()}
          <LeftPages />
        </>
      ) : (
        pending()
      )}
    </nav>
  );

  function champs(): ReactNode {
    return (
      <ul className={classNames(styles.list, styles.champs)}>
        {shownChamps.map((champ) => (
          <li key={champ.id}>
            <Place place={champ} isCurrent={champ.slug === at.champ} />
          </li>
        ))}
      </ul>
    );
  }

  function top(): ReactNode {
    return shownTop.length === 0 ? null : (
      <div className={styles.top}>
        <p className={styles.heading}>{t('menu.top')}</p>
        <ul className={styles.list}>
          <li>
            <Place
              place={{ path: '/top-events', name: t('menu.topEvents'), country: null }}
              isCurrent={screen.kind === 'selection' && screen.of === 'top-events'}
            />
          </li>
          {shownTop.map((champ) => (
            <li key={champ.id}>
              <Place place={champ} isCurrent={champ.slug === at.champ} />
            </li>
          ))}
        </ul>
      </div>
    );
  }

  function pending(): ReactNode {
    if (failure && !isLoading) {
      return (
        <div className={styles.failed}>
          <p>{t('error.menu')}</p>
          <Button size="s" onClick={reload}>
            {t('error.retry')}
          </Button>
        </div>
      );
    }
    return (
      <div className={styles.pending} aria-busy="true">
        {LINES}
      </div>
    );
  }
}
