import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { LottoDraw } from '../data/source';
import { isDrawTrue } from './check-draw';
import styles from './results.module.css';

/** What was published of a draw before and after it; the page computes its numbers again. */
export function DrawProof({ draw }: { readonly draw: LottoDraw }): ReactElement {
  const { t } = useAreaWords();
  const [verdict, setVerdict] = useState<boolean>();
  const { root, salt, terminalHash, proof } = draw;
  const rows = [
    ['chain', terminalHash],
    ['salt', salt],
    ['root', root],
    ['link', proof?.link.hash],
    ['seed', proof?.seed],
  ] as const;
  return (
    <details className={styles.details}>
      <summary>{t('lotto.proof.title')}</summary>
      <p className={styles.quiet}>{t('lotto.proof.text')}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`lotto.proof.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {proof ? (
        <Button size="s" onClick={() => void isDrawTrue(draw).then(setVerdict)}>
          {t('lotto.proof.check')}
        </Button>
      ) : null}
      <p role="status">
        {verdict === undefined ? null : t(verdict ? 'lotto.proof.right' : 'lotto.proof.wrong')}
      </p>
    </details>
  );
}
