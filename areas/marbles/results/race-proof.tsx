import { useState, type ReactElement } from 'react';
import type { RoundFault } from '@grandstand/bus-contracts/domain/fair';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { Marbles } from '../data/marbles';
import type { Announcement } from './announcements';
import { checkRace } from './check-race';
import styles from './results.module.css';

interface RaceProofProps {
  readonly result: Marbles['results'][number];
  readonly announcement: Announcement;
}

/** What a check has found; `failed`: the browser could not compute it. */
type Verdict = 'valid' | RoundFault | 'failed';

/** What was published of a race; the page computes its order again. */
export function RaceProof({ result, announcement }: RaceProofProps): ReactElement {
  const { t } = useAreaWords();
  const [verdict, setVerdict] = useState<Verdict>();
  const { salt, round, seed, draws } = result.proof;
  const rows = [
    ['chain', result.terminalHash],
    ['salt', salt],
    ['round', round],
    ['seed', seed],
    ['weights', draws.map(({ weights }) => weights.join(', ')).join()],
  ] as const;
  const check = (): void => {
    checkRace(result, announcement).then(
      (found) => setVerdict(found.isValid ? 'valid' : found.fault),
      () => setVerdict('failed'),
    );
  };
  return (
    <details className={styles.details}>
      <summary>{t('proof.title', { number: result.number })}</summary>
      <p className={styles.note}>{t('proof.text')}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`proof.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="s" onClick={check}>
        {t('proof.check')}
      </Button>
      <p role="status">{verdict === undefined ? null : t(`proof.verdict.${verdict}`)}</p>
    </details>
  );
}
