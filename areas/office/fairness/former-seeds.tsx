import { languageTag } from '@grandstand/bus-contracts/domain';
import type { FairSeeds } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { timeText } from '../words/time-text';
import { Fact } from './fact';
import styles from './fairness.module.css';

/** The server seeds that were revealed; last on the page, since a rotation adds to them. */
export function FormerSeeds({ former }: Pick<FairSeeds, 'former'>): ReactElement {
  const { language, settings, t } = useAreaWords();
  return (
    <details className={classNames(styles.card, styles.last, styles.former)}>
      <summary className={styles.summary}>{t('fairness.seeds.former')}</summary>
      <ul className={styles.list}>
        {former.map(({ commitment, serverSeed, rounds, revealedAt }) => (
          <li key={commitment} className={styles.entry}>
            <dl className={styles.facts}>
              <Fact name={t('fairness.seeds.serverSeed')} isHash>
                {serverSeed}
              </Fact>
              <Fact name={t('fairness.seeds.commitment')} isHash>
                {commitment}
              </Fact>
              <Fact name={t('fairness.seeds.revealedAt')}>
                {timeText(revealedAt, languageTag(language), settings)}
              </Fact>
              <Fact name={t('fairness.seeds.rounds')}>{rounds}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}
