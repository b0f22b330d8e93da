import type { ReactElement, ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The place in the page that the account menu leads to. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Section({ id, title, text, children }: SectionProps): ReactElement {
  return (
    <section
      id={id}
      className={styles.card}
      aria-label={title}
      tabIndex={id === undefined ? undefined : -1}
    >
      <h2 className={styles.title}>{title}</h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
