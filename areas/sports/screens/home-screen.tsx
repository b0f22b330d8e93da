import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { listsOf } from '../line/resources';
import { GameList } from '../lists/game-list';
import { Pills } from '../lists/filters/pills';
import { OfferPlace } from '../registration/offer-place';
import styles from './home-screen.module.css';
import { placePath, START_WINDOWS, type Screen } from './screen';

type HomeScreenProps = { readonly screen: Extract<Screen, { kind: 'home' }> };

/** The live matches, and the next ones. */
export function HomeScreen({ screen }: HomeScreenProps): ReactElement {
  const { settings, t } = useAreaWords();
  const [live, line] = listsOf(screen, settings.timeZone);
  const pills = START_WINDOWS.map((window) => ({
    text: t(`window.${window}`),
    path: window === '24' ? '/' : `/?hours=${window}`,
    isCurrent: window === screen.window,
  }));
  return (
    <>
      <h1 className={styles.heading}>{t('title.home')}</h1>
      {live ? (
        <GameList
          resource={live}
          title={t('list.live')}
          headingLevel={2}
          isFirst
          empty={{ title: t('empty.live'), text: t('empty.liveText') }}
          more={{ path: placePath('live'), text: t('list.allLive') }}
        />
      ) : null}
      {line ? (
        <GameList
          resource={line}
          title={t('list.line')}
          headingLevel={2}
          renderFilters={() => <Pills label={t('window.label')} pills={pills} />}
          empty={{ title: t('empty.line'), text: t('empty.lineText') }}
          more={{ path: placePath('line'), text: t('list.allLine') }}
        />
      ) : null}
      <OfferPlace />
    </>
  );
}
