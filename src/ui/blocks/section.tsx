import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

interface SectionProps {
  /** A link to this place moves the focus here. */
  readonly id?: string | undefined;
  readonly title?: string;
  /** Its name, where that is not its title. */
  readonly label?: string;
  readonly text?: string;
  /** Whether it takes the width of the page, as a table does, and not that of a text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page on a card of its own. */
export function Section({
  id,
  title,
  label = title,
  text,
  isWide = false,
  children,
}: SectionProps): ReactElement {
  return (
    <section
      id={id}
      className={classNames(styles.card, isWide && styles.wide)}
      aria-label={label}
      tabIndex={id === undefined ? undefined : -1}
    >
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
