import { useMemo, useState, type ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import {
  LineContext,
  linePaths,
  StaleNotice,
  useLineServices,
  type LineServices,
  type LineViewServices,
} from '@grandstand/line-ui';
import { AreaPage, AreaState, Skeleton } from '@grandstand/ui';
import { NextRace } from '../bets/next-race';
import { useMarbles, type Marbles } from '../data/marbles';
import { withNext, type Announcements } from '../results/announcements';
import { RaceResults } from '../results/race-results';
import { Track, type Race } from '../track/track';
import { HowItWorks } from './how-it-works';
import styles from './marbles-app.module.css';

/** The area: the track, the bets on the next race, and the last results. */
export function MarblesApp({ services }: { readonly services: LineViewServices }): ReactElement {
  const { t } = useAreaWords();
  const line = useMemo<LineServices>(() => ({ ...services, ...linePaths }), [services]);
  return (
    <LineContext value={line}>
      <div className={styles.area}>
        <AreaPage title={t('title')}>
          <p className={styles.lead}>{t('lead')}</p>
          <Loaded />
        </AreaPage>
        <StaleNotice />
      </div>
    </LineContext>
  );
}

function Loaded(): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useMarbles();
  const error = useLoadError({ title: t('failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="text" /> }}
      error={error}
    >
      {(marbles) => <Races marbles={marbles} loadedAt={loadedAt} />}
    </AreaState>
  );
}

interface RacesProps {
  readonly marbles: Marbles;
  readonly loadedAt: number;
}

function Races({ marbles, loadedAt }: RacesProps): ReactElement {
  const { time } = useLineServices();
  const [replay, setReplay] = useState<Race | null>(null);
  const [seen, setSeen] = useState<Announcements>(new Map());
  const announcements = withNext(seen, marbles);
  if (announcements !== seen) setSeen(announcements);
  return (
    <>
      <Track marbles={marbles} loadedAt={loadedAt} replay={replay} onBack={() => setReplay(null)} />
      <NextRace marbles={marbles} />
      <RaceResults
        marbles={marbles}
        announcements={announcements}
        onReplay={({ number, arrival }) =>
          setReplay({ number, startsAt: time.now(), arrival, isReplay: true })
        }
      />
      <HowItWorks marbles={marbles} announcements={announcements} />
    </>
  );
}
