import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { Marbles } from '../data/marbles';
import { isRaceTrue } from './check-race';
import styles from './results.module.css';

interface RaceProofProps {
  readonly result: Marbles['results'][number];
  readonly chain: Marbles['chain'];
}

/** What was published of a race; the page computes its order again. */
export function RaceProof({ result, chain }: RaceProofProps): ReactElement {
  const { t } = useAreaWords();
  const [verdict, setVerdict] = useState<boolean>();
  const { link, salt, seed, draws } = result.proof;
  const rows = [
    ['link', link.hash],
    ['salt', salt],
    ['seed', seed],
    ['weights', draws.map(({ weights }) => weights.join(', ')).join()],
  ] as const;
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
      <Button size="s" onClick={() => void isRaceTrue(result, chain).then(setVerdict)}>
        {t('proof.check')}
      </Button>
      <p role="status">
        {verdict === undefined ? null : t(verdict ? 'proof.right' : 'proof.wrong')}
      </p>
    </details>
  );
}
