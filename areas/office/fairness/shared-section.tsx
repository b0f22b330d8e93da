import { languageTag } from '@grandstand/bus-contracts/domain';
import type { FairSharedRound } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import { timeText } from '../words/time-text';
import { Fact } from './fact';
import styles from './fairness.module.css';
import { RoundCheck } from './round-check';

/** The last rounds of tables that the player has bet on: all players had their numbers, and each can be checked. */
export function SharedSection({
  rounds,
}: {
  readonly rounds: readonly FairSharedRound[];
}): ReactElement {
  const { language, settings, t } = useAreaWords();
  return (
    <section className={styles.card} aria-label={t('fairness.shared.title')}>
      <h2 className={styles.title}>{t('fairness.shared.title')}</h2>
      <p className={styles.text}>{t('fairness.shared.text')}</p>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <li key={round.refId} className={styles.entry}>
            <dl className={styles.facts}>
              <Fact name={t('fairness.rounds.game')}>{round.label}</Fact>
              <Fact name={t('fairness.rounds.numbers')}>{round.results.flat().join(', ')}</Fact>
              <Fact name={t('fairness.shared.round')}>{round.round}</Fact>
              <Fact name={t('fairness.shared.seed')} isHash>
                {round.seed}
              </Fact>
              <Fact name={t('fairness.rounds.at')}>
                {timeText(round.at, languageTag(language), settings)}
              </Fact>
            </dl>
            <RoundCheck
              round={round}
              number={t('fairness.shared.number', { number: round.round })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
