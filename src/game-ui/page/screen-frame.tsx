import type { ReactElement, ReactNode } from 'react';
import styles from './screen-frame.module.css';

interface ScreenProps {
  readonly title: string;
  /** Beside the heading: how many there are. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A screen with its one heading. */
export function Screen({ title, note, children }: ScreenProps): ReactElement {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </>
  );
}
