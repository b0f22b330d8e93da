import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../blocks/visually-hidden';
import styles from './loading-block.module.css';

interface LoadingBlockProps {
  /** The name of the coming content for screen readers. */
  readonly label: string;
  /** Its shape. */
  readonly children: ReactNode;
}

/** The skeleton of content that loads: its room is there at once, and it is seen after 200 ms. */
export function LoadingBlock({ label, children }: LoadingBlockProps): ReactElement {
  return (
    <div className={styles.coming} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
