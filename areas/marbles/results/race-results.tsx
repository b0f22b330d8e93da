import type { DateForm } from '@grandstand/bus-contracts/domain';
import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { Button } from '@grandstand/ui';
import type { Marbles } from '../data/marbles';
import { MarbleList } from '../track/marble-list';
import { announcementOf, type Announcements } from './announcements';
import { RaceProof } from './race-proof';
import styles from './results.module.css';

type RaceResult = Marbles['results'][number];

const TIME: DateForm = { timeStyle: 'short' };

interface RaceResultsProps {
  readonly marbles: Marbles;
  readonly announcements: Announcements;
  readonly onReplay: (result: RaceResult) => void;
}

/** The last races, each of which can be seen again and computed again. */
export function RaceResults({ marbles, announcements, onReplay }: RaceResultsProps): ReactElement {
  const { t } = useAreaWords();
  const timeText = useTimeText(TIME);
  // What is in view moves only when the player asks for it.
  const [shown, setShown] = useState(marbles.results);
  const isBehind = marbles.results[0]?.number !== shown[0]?.number;
  return (
    <section className={styles.results} aria-labelledby="marbles-results">
      <div className={styles.top}>
        <h2 id="marbles-results" className={styles.title}>
          {t('results.title')}
        </h2>
        {isBehind ? (
          <Button size="s" onClick={() => setShown(marbles.results)}>
            {t('results.new')}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? <p className={styles.note}>{t('results.none')}</p> : null}
      <ul className={styles.list}>
        {shown.map((result) => (
          <li key={result.number} className={styles.result}>
            <div className={styles.head}>
              <h3 className={styles.name}>{t('track.title', { number: result.number })}</h3>
              <span className={styles.note}>{timeText(result.startsAt)}</span>
              <Button size="s" onClick={() => onReplay(result)}>
                {t('results.replay', { number: result.number })}
              </Button>
            </div>
            <MarbleList
              label={t('results.order', { number: result.number })}
              numbers={result.arrival}
              names={marbles.marbles}
            />
            <RaceProof
              result={result}
              announcement={announcementOf(result.number, announcements, marbles)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
