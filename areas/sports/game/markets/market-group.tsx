import { useId, type ReactElement, type ReactNode } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Icon } from '@grandstand/ui';
import styles from './market-group.module.css';

interface MarketGroupProps {
  readonly name: string;
  /** How many markets it has. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly isPinned: boolean;
  readonly onFold: () => void;
  readonly onPin: () => void;
  readonly children: ReactNode;
}

/** A group of markets, which folds and can be pinned before the others. */
export function MarketGroupView({
  name,
  count,
  isOpen,
  isPinned,
  onFold,
  onPin,
  children,
}: MarketGroupProps): ReactElement {
  const { t } = useAreaWords();
  const id = useId();
  const pin = t('game.pin', { group: name });
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <button
            id={id}
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={name}
            onClick={onFold}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            {name}
            <span className={styles.count}>{count}</span>
          </button>
        </h2>
        <button
          type="button"
          className={classNames(styles.pin, isPinned && styles.pinned)}
          aria-pressed={isPinned}
          aria-label={pin}
          title={pin}
          onClick={onPin}
        >
          <Icon name="pin" />
        </button>
      </div>
      {isOpen ? children : null}
    </section>
  );
}
