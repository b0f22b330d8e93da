import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useJackpots } from '@grandstand/game-ui';
import type { ReactElement } from 'react';
import { LobbySection } from '../../rows/lobby-section';
import { JackpotMeter } from './jackpot-meter';
import styles from './jackpots.module.css';

/** What the jackpots have, and when they drop. Its height is the same before they are loaded. */
export function JackpotRow(): ReactElement | null {
  const { t } = useAreaWords();
  const { data, hasFailed, isMissing } = useJackpots();
  // An operator need not have any.
  if (isMissing || data?.jackpots.length === 0) return null;
  return (
    <LobbySection title={t('title.jackpots')} path="/casino/jackpots" link={t('jackpots.how')}>
      {data ? (
        <Meters jackpots={data} />
      ) : (
        <p className={styles.none}>{hasFailed ? t('jackpots.unavailable') : null}</p>
      )}
    </LobbySection>
  );
}

function Meters({ jackpots }: { readonly jackpots: Jackpots }): ReactElement {
  return (
    <ul className={styles.meters}>
      {jackpots.jackpots.map((jackpot) => (
        <li key={jackpot.name} className={styles.meter}>
          <h3 className={styles.name}>{jackpot.title}</h3>
          <JackpotMeter jackpot={jackpot} currency={jackpots} />
        </li>
      ))}
    </ul>
  );
}
