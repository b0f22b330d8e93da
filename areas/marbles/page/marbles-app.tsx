import { useMemo, useState, type ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import {
  LineContext,
  linePaths,
  StaleNotice,
  type LineServices,
  type LineViewServices,
} from '@grandstand/line-ui';
import { AreaPage, AreaState, Section, Skeleton } from '@grandstand/ui';
import { NextRace } from '../bets/next-race';
import { useMarbles, type Marbles } from '../data/marbles';
import { RaceResults } from '../results/race-results';
import { Track } from '../track/track';
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
  const error = useLoadError({ title: t('error'), loadedAt, retry });
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
  const { t } = useAreaWords();
  const [replayed, setReplayed] = useState<Marbles['results'][number] | null>(null);
  return (
    <>
      <Track
        marbles={marbles}
        loadedAt={loadedAt}
        replayed={replayed}
        onBack={() => setReplayed(null)}
      />
      <NextRace marbles={marbles} />
      <RaceResults marbles={marbles} onReplay={setReplayed} />
      <Section title={t('how.title')}>
        {(['draw', 'closing', 'settlement', 'chance'] as const).map((name) => (
          <p key={name} className={styles.text}>
            {t(`how.${name}`)}
          </p>
        ))}
        <dl className={styles.facts}>
          <dt>{t('how.chain')}</dt>
          <dd>{marbles.chain.terminalHash}</dd>
          <dt>{t('how.salt')}</dt>
          <dd>{marbles.chain.salt}</dd>
        </dl>
      </Section>
    </>
  );
}
