import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is a line of words, `odds` an odds button, `row` a row of the line, `block` a whole card. */
  readonly shape: 'text' | 'odds' | 'row' | 'block';
}

/** A placeholder in the shape of the coming content. */
export function Skeleton({ shape }: SkeletonProps): ReactElement {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
