import { Fragment, type ReactElement } from 'react';
import type { HomeSection } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { listsOf } from '../line/resources';
import { GameList } from '../lists/game-list';
import { Pills } from '../lists/filters/pills';
import { OfferPlace } from '../registration/offer-place';
import type { HomeScreenProps } from '../screens/later-screens';
import { placePath, START_WINDOWS } from '../screens/screen';
import { BannerPlace } from './banner-place';
import { CasinoPlace } from './casino-place';
import { LiveSports } from './live-sports';
import { MatchesPlace } from './matches/matches-place';
import { OpenBets } from './open-bets';
import { useHome } from './use-home';
import { useMatchesOfTheDay } from './matches/use-matches-of-the-day';
import styles from './home.module.css';

/** The front page of the site: its sections in the operator's order. */
export default function HomeScreen({ screen }: HomeScreenProps): ReactElement {
  const { settings, t } = useAreaWords();
  const home = useHome();
  const day = useMatchesOfTheDay();
  const [live, line] = listsOf(screen, settings.timeZone);
  const sections = home.sections.filter((section) => section !== 'bets' || !home.isGuest);
  const show = (section: HomeSection): ReactElement | null => {
    switch (section) {
      case 'matches':
        return <MatchesPlace title={t('home.matches.title')} matches={day.first} />;
      case 'banner':
        return <BannerPlace banner={home.banner} isPending={home.isPending} />;
      case 'bets':
        return (
          <OpenBets
            instead={<MatchesPlace title={t('home.matches.more')} matches={day.more} isShort />}
          />
        );
      case 'casino':
        return <CasinoPlace rows={home.games} isPending={home.isPending} />;
      case 'live':
        return live ? (
          <GameList
            resource={live}
            title={t('list.live')}
            headingLevel={2}
            isFirst={sections[0] === 'live'}
            renderFilters={() => <LiveSports />}
            empty={{ title: t('empty.live'), text: t('empty.liveText') }}
            more={{ path: placePath('live'), text: t('list.allLive') }}
          />
        ) : null;
      default:
        return line ? (
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
        ) : null;
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
