import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './odds-button.module.css';
import { useMove } from './use-move';

interface OddsButtonProps {
  /** The short text on the button: "1", "Over 2.5". */
  readonly outcome: string;
  /** The outcome in words, where the short text is not enough: the accessible name begins with it. */
  readonly name?: string;
  /** The outcome's id: the button is marked with it, so that the page knows which price is pressed. */
  readonly outcomeId: string;
  /** The price itself: its moves are marked for 2 s. */
  readonly coef: number;
  /** The price as the player reads it. */
  readonly price: string;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  /** Why it is locked: in its name and its tooltip while it is. */
  readonly lock?: string | undefined;
  /** `cell` in a table, of one width; `row` fills its column, the words on the left. */
  readonly shape?: 'cell' | 'row';
  readonly onPress: () => void;
}

/** An outcome and its price; pressed, it is in the coupon. Its width never depends on the price. */
export function OddsButton({
  outcome,
  name = outcome,
  outcomeId,
  coef,
  price,
  isChosen,
  isLocked,
  lock,
  shape = 'cell',
  onPress,
}: OddsButtonProps): ReactElement {
  const { direction, count } = useMove(coef);
  const hasMoved = !isLocked && direction !== null;
  // One that is chosen can be taken out even while it is locked.
  const reason = isLocked ? lock : undefined;
  const isShut = isLocked && !isChosen;
  return (
    <button
      type="button"
      className={classNames(
        styles.button,
        styles[shape],
        isChosen && styles.chosen,
        isLocked && styles.locked,
        hasMoved && styles.moved,
        hasMoved && styles[direction],
        hasMoved && styles[count % 2 === 0 ? 'even' : 'odd'],
      )}
      data-outcome={outcomeId}
      // The visible text is part of the name: voice control finds a button by it.
      aria-label={`${name === outcome ? '' : `${name}, `}${outcome} ${price}${reason ? `, ${reason}` : ''}`}
      title={reason}
      aria-pressed={isChosen}
      // Not `disabled`, which would take the keyboard focus away at each lock.
      aria-disabled={isShut || undefined}
      onClick={isShut ? undefined : onPress}
    >
      {/* The blank takes no room, and separates the words when the text is read aloud or copied. */}
      <span className={styles.outcome}>{outcome}</span>{' '}
      {/* Keyed: an element that replaces another, or is wider, is new, and nothing has moved. */}
      {isLocked ? (
        <span key="lock" className={styles.lock}>
          <Icon name="lock" size="s" />
        </span>
      ) : (
        <span key={price.length} className={classNames(styles.price, sizeClass(price))}>
          {price}
        </span>
      )}
    </button>
  );
}

/** A price is never cut: a long one is written smaller, so that the button keeps its width. */
function sizeClass(price: string): string | undefined {
  if (price.length > 8) return styles.longest;
  return price.length > 6 ? styles.long : undefined;
}
