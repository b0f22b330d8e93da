import type { ReactElement } from 'react';
import { Button } from '../buttons/button';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './block.module.css';

interface ErrorBlockProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
  /** Whether the action is under way: the block stays until it has an outcome. */
  readonly isBusy?: boolean;
}

/** The block for failed content, with a way to continue. */
export function ErrorBlock({ title, text, action, isBusy = false }: ErrorBlockProps): ReactElement {
  return (
    <div className={styles.block} role="alert">
      <span className={classNames(styles.sign, styles.failed)}>
        <Icon name="warning" size="l" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <Button kind="primary" isBusy={isBusy} onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  );
}
