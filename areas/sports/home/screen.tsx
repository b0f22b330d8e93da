import { Fragment, type ReactElement } from 'react';
import type { HomeSection } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { homeLists } from '../line/resources';
import { GameList } from '../lists/game-list';
import { Pills } from '../lists/filters/pills';
import { OfferPlace } from '../registration/offer-place';
import type { HomeScreenProps } from '../screens/later-screens';
import { placePath, START_WINDOWS } from '../screens/screen';
import { BannerPlace } from './banner/banner-place';
import { CasinoPlace } from './casino-place';
import { LiveSports } from './live-sports';
import { BetsPlace } from './bets/bets-place';
import { DayPlace } from './matches/day-place';
import { useHome } from './use-home';
import { useDayMatches } from './matches/use-day-matches';
import styles from './home.module.css';

/** The front page of the site: its sections in the operator's order. */
export default function HomeScreen({ screen }: HomeScreenProps): ReactElement {
  const { settings, t } = useAreaWords();
  const home = useHome();
  const [live, line] = homeLists(screen.window, settings.timeZone);
  const day = useDayMatches(line);
  const sections = home.sections.filter((section) => section !== 'bets' || !home.isGuest);
  const show = (section: HomeSection): ReactElement | null => {
    switch (section) {
      case 'matches':
        return <DayPlace matches={day?.ofDay} home={home} />;
      case 'banner':
        return <BannerPlace banner={home.banner} isPending={home.isPending} />;
      case 'bets':
        return <BetsPlace matches={day?.soon} home={home} />;
      case 'casino':
        return <CasinoPlace rows={home.games} isPending={home.isPending} />;
      case 'live':
        return (
          <GameList
            resource={live}
            title={t('list.live')}
            headingLevel={2}
            isFirst={sections[0] === 'live'}
            renderFilters={() => <LiveSports />}
            empty={{ title: t('empty.live'), text: t('empty.liveText') }}
            more={{ path: placePath('live'), text: t('list.allLive') }}
          />
        );
      default:
        return (
          <GameList
            resource={line}
            title={t('list.line')}
            headingLevel={2}
            renderFilters={() => (
              <Pills
                label={t('window.label')}
                pills={START_WINDOWS.map((window) => ({
                  text: t(`window.${window}`),
                  path: window === '24' ? '/' : `/?hours=${window}`,
                  isCurrent: window === screen.window,
                }))}
              />
            )}
            empty={{ title: t('empty.line'), text: t('empty.lineText') }}
            more={{ path: placePath('line'), text: t('list.allLine') }}
          />
        );
    }
  };
  return (
    <>
      <h1 className={styles.heading}>{t('title.home')}</h1>
      {sections.map((section) => (
        <Fragment key={section}>{show(section)}</Fragment>
      ))}
      {home.mayPromote ? <OfferPlace /> : null}
    </>
  );
}
