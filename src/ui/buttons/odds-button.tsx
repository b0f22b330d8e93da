import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './odds-button.module.css';

interface OddsButtonProps {
  /** The short text on the button: "1", "Over 2.5". */
  readonly outcome: string;
  /** The outcome in words, where the short text is not enough: the accessible name begins with it. */
  readonly name?: string;
  /** The outcome's id: the button carries it, so that the page can find the pressed price. */
  readonly outcomeId: string;
  /** What the coupon needs of it, by `pickMark`: a press counts before the page has started. */
  readonly pick?: string;
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
  pick,
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
      data-pick={pick}
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
  if (price.length > 6) return styles.long;
  return price.length > 5 ? styles.wide : undefined;
}

/** Which way a price went last, and how many times it moved since it was first shown. */
interface Move {
  readonly direction: 'up' | 'down' | null;
  readonly count: number;
}

interface Seen extends Move {
  readonly coef: number;
}

// React warns about layout effects on a server, where prices don't move.
const useCommit = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** Follows a price from render to render; changing the way it is written is no move. */
function useMove(coef: number): Move {
  const seen = useRef<Seen>({ coef, direction: null, count: 0 });
  const last = seen.current;
  const next: Seen =
    last.coef === coef
      ? last
      : { coef, direction: coef > last.coef ? 'up' : 'down', count: last.count + 1 };
  useCommit(() => {
    seen.current = next;
  });
  return next;
}
