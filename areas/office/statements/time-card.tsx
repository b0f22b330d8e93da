import { useId, type ReactElement } from 'react';
import { languageTag } from '@grandstand/bus-contracts/domain';
import type { Statements } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { monthName, spentEver, spentText } from './statement-words';
import styles from './statements.module.css';

interface TimeCardProps {
  readonly statements: Statements;
}

/** How long the player was active on the site, by month; nothing before the first minute was counted. */
export function TimeCard({ statements }: TimeCardProps): ReactElement | null {
  const { language, t } = useAreaWords();
  const id = useId();
  const tag = languageTag(language);
  const { time, month: present } = statements;
  const first = time.at(-1)?.month;
  if (first === undefined) return null;
  const most = Math.max(...time.map(({ usedMs }) => usedMs), 1);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('statements.time.title')}
        </h2>
        <p className={styles.text}>
          {t('statements.time.ever', {
            time: spentText(spentEver(statements), t),
            month: monthName(first, tag),
          })}
        </p>
      </div>
      <p className={styles.text}>{t('statements.time.text')}</p>
      <dl className={styles.bars} aria-label={t('statements.time.title')}>
        {time.map(({ month, usedMs }) => (
          <div key={month} className={styles.bar}>
            <dt className={styles.text}>
              {monthName(month, tag)}
              {month === present ? ` ${t('statements.soFar')}` : null}
            </dt>
            <dd className={styles.amount}>
              {/* The time beside it says the same. */}
              <meter
                className={styles.meter}
                min={0}
                max={most}
                value={usedMs}
                aria-hidden="true"
              />
              {spentText(usedMs, t)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
