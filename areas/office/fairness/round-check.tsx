import type { FairRound, FairSharedRound } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, saveFile } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './fairness.module.css';
import { useCheck } from './use-check';
import { Verdict } from './verdict';

interface RoundCheckProps {
  readonly round: FairRound | FairSharedRound;
  /** Which one of the game it is: "nonce 3". */
  readonly number: string;
}

/** Checks a published round in the page, and saves it. */
export function RoundCheck({ round, number }: RoundCheckProps): ReactElement {
  const { t } = useAreaWords();
  const { verdict, check } = useCheck();
  const { label } = round;
  return (
    <div className={styles.answers}>
      <Button
        size="s"
        aria-label={t('fairness.rounds.checkOne', { label, number })}
        onClick={() => check(round)}
      >
        {t('fairness.check.action')}
      </Button>
      <Button
        size="s"
        kind="quiet"
        aria-label={t('fairness.rounds.saveOne', { label, number })}
        onClick={() =>
          saveFile(
            `round-${label}-${number.replaceAll(' ', '-')}.json`,
            JSON.stringify(round, null, 2),
            'application/json',
          )
        }
      >
        {t('fairness.rounds.save')}
      </Button>
      <Verdict verdict={verdict} />
    </div>
  );
}
