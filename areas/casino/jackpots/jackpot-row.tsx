import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useJackpots } from '@grandstand/game-ui';
import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { JackpotMeter } from './jackpot-meter';
import styles from './jackpots.module.css';

/** What the jackpots have, and when they drop. Its height is the same before they are loaded. */
export function JackpotRow(): ReactElement | null {
  const { href, t } = useAreaWords();
  const { data, hasFailed, isMissing } = useJackpots();
  // An operator need not have any.
  if (isMissing || data?.jackpots.length === 0) return null;
  return (
    <section className={styles.row} aria-label={t('title.jackpots')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title.jackpots')}</h2>
        <a className={styles.more} href={href('/casino/jackpots')}>
          {t('jackpots.how')}
          <Icon name="chevron-right" size="s" />
        </a>
      </div>
      {data ? (
        <Meters jackpots={data} />
      ) : (
        <p className={styles.none}>{hasFailed ? t('jackpots.unavailable') : null}</p>
      )}
    </section>
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
