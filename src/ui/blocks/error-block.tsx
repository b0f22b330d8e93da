import type { ReactElement } from 'react';
import { Button } from '../buttons/button';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './blocks.module.css';

interface ErrorBlockProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
}

/** The block for failed content, with a way to continue. */
export function ErrorBlock({ title, text, action }: ErrorBlockProps): ReactElement {
  return (
    <div className={styles.block} role="alert">
      <span className={classNames(styles.sign, styles.failed)}>
        <Icon name="warning" size="l" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <Button kind="primary" onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  );
}
