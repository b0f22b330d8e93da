import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

interface BadgeProps {
  /** `accent` counts the player's own things; the others show a status. */
  readonly kind?: 'accent' | 'neutral' | 'success' | 'danger' | 'info' | 'live';
  readonly children: ReactNode;
}

/** A short text or number beside a thing. */
export function Badge({ kind = 'neutral', children }: BadgeProps): ReactElement {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
}
