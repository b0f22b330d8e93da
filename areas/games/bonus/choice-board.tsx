import type { ReactElement } from 'react';
import { choicesOf, type BonusGame } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './bonus.module.css';

interface ChoiceBoardProps {
  readonly game: BonusGame & ('chest' | 'lottery');
  /** What was chosen in the last try; null: nothing yet. */
  readonly chosen: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (choice: string) => void;
}

/** Chests or tickets of which one is chosen; the others stay as they are. */
export function ChoiceBoard(props: ChoiceBoardProps): ReactElement {
  const { game, chosen, isDisabled, onChoose } = props;
  const { t } = useAreaWords();
  return (
    <div role="group" aria-label={t(`bonus.choose.${game}`)} className={styles.choices}>
      {choicesOf(game).map((choice) => (
        <button
          key={choice}
          type="button"
          className={classNames(styles.choice, choice === chosen && styles.chosen)}
          aria-disabled={isDisabled || undefined}
          aria-pressed={choice === chosen}
          onClick={() => {
            if (!isDisabled) onChoose(choice);
          }}
        >
          {t(`bonus.one.${game}`, { number: choice })}
        </button>
      ))}
    </div>
  );
}
