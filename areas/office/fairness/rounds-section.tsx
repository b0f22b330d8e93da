import { languageTag } from '@grandstand/bus-contracts/domain';
import type { FairRound } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { timeText } from '../words/time-text';
import { Fact } from './fact';
import styles from './fairness.module.css';
import { RoundCheck } from './round-check';

/** The player's last rounds, each with its check. */
export function RoundsSection({ rounds }: { readonly rounds: readonly FairRound[] }): ReactElement {
  const { t } = useAreaWords();
  return (
    <section className={styles.card} aria-label={t('fairness.rounds.title')}>
      <h2 className={styles.title}>{t('fairness.rounds.title')}</h2>
      {rounds.length === 0 ? (
        <p className={styles.text}>{t('fairness.rounds.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {rounds.map((round) => (
            <li key={round.refId} className={styles.entry}>
              <Round round={round} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Round({ round }: { readonly round: FairRound }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { label, nonce } = round;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('fairness.rounds.game')}>{label}</Fact>
        <Fact name={t('fairness.rounds.numbers')}>{round.results.flat().join(', ')}</Fact>
        <Fact name={t('fairness.rounds.nonce')}>{nonce}</Fact>
        <Fact name={t('fairness.clientSeed.label')} isHash>
          {round.clientSeed}
        </Fact>
        <Fact name={t('fairness.rounds.at')}>
          {timeText(round.at, languageTag(language), settings)}
        </Fact>
      </dl>
      {round.serverSeed === null ? (
        <p className={classNames(styles.answers, styles.text)}>{t('fairness.rounds.hidden')}</p>
      ) : (
        <RoundCheck round={round} number={`nonce ${nonce}`} />
      )}
    </>
  );
}
