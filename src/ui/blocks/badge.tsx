import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

interface BadgeProps {
  /** `accent` counts what is the player's; the rest say how a thing stands. */
  readonly kind?: 'accent' | 'neutral' | 'success' | 'danger' | 'info' | 'live';
  readonly children: ReactNode;
}

/** A short word or number beside a thing. */
export function Badge({ kind = 'neutral', children }: BadgeProps): ReactElement {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
}
