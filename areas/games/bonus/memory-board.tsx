import type { ReactElement } from 'react';
import type { BonusView } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, inOrder } from '@grandstand/ui';
import styles from './bonus.module.css';

const PICTURES = ['★', '♥', '♦', '♣', '♠', '●', '▲', '■'];
/** The names of the pictures in the dictionary, in the same order. */
const NAMES = ['star', 'heart', 'diamond', 'club', 'spade', 'circle', 'triangle', 'square'];

interface MemoryBoardProps {
  readonly view: Extract<BonusView, { game: 'memory' }>;
  readonly isDisabled: boolean;
  readonly onMove: (move: string) => void;
}

/** The cards; each says where it is, and what it shows. */
export function MemoryBoard({ view, isDisabled, onMove }: MemoryBoardProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      <div role="group" aria-label={t('bonus.memory.cards')} className={styles.cards}>
        {inOrder(view.cards, (picture, place) => {
          const isFound = view.found.includes(place);
          const number = place + 1;
          const shown = picture === null ? undefined : t(`bonus.memory.${NAMES[picture]}`);
          return (
            <button
              // A card stays at its place.
              type="button"
              className={classNames(
                styles.card,
                picture !== null && styles.open,
                isFound && styles.found,
              )}
              aria-label={
                shown === undefined
                  ? t('bonus.memory.covered', { number })
                  : t(isFound ? 'bonus.memory.isFound' : 'bonus.memory.isOpen', { number, shown })
              }
              aria-disabled={isDisabled || isFound || undefined}
              onClick={() => {
                if (!isDisabled && !isFound) onMove(`turn-${place}`);
              }}
            >
              {picture === null ? '' : PICTURES[picture]}
            </button>
          );
        })}
      </div>
      <p role="status">
        {t('bonus.memory.state', { pairs: view.found.length / 2, count: view.moves })}
      </p>
    </>
  );
}
