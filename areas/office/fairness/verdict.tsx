import type { RoundVerdict } from '@grandstand/bus-contracts/domain/fair';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import styles from './fairness.module.css';

/** What a check has found, announced when it has. */
export function Verdict({ verdict }: { readonly verdict: RoundVerdict | undefined }): ReactElement {
  const { t } = useAreaWords();
  const isValid = verdict?.isValid === true;
  return (
    <p className={isValid ? styles.done : styles.failed} role="status">
      {verdict ? t(`fairness.verdict.${verdict.isValid ? 'valid' : verdict.fault}`) : ''}
    </p>
  );
}
