import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icons/icon';
import styles from './block.module.css';

interface EmptyBlockProps {
  readonly icon: IconName;
  readonly title: string;
  /** How it fills. */
  readonly text: string;
  /** True inside a card that has a border of its own. */
  readonly isBare?: boolean;
  readonly children?: ReactNode;
}

/** The block for a place without content: an empty stand around the sign of what is missing. */
export function EmptyBlock({
  icon,
  title,
  text,
  isBare = false,
  children,
}: EmptyBlockProps): ReactElement {
  return (
    <div className={classNames(styles.block, isBare && styles.bare)}>
      <span className={styles.stand}>
        <Icon name={icon} size="l" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
