import { useId, type ReactElement, type ReactNode } from 'react';
import { SectionHead } from '../section-head';
import styles from './matches-place.module.css';

interface MatchesPlaceProps {
  readonly title: string;
  /** The way to all of them. */
  readonly all: { readonly path: string; readonly text: string };
  /** The choice of a sport. */
  readonly choice?: ReactNode;
  /** The row of matches. */
  readonly children: ReactNode;
}

/** Matches with their prices, under a heading. */
export function MatchesPlace({ title, all, choice, children }: MatchesPlaceProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.matches} aria-labelledby={id}>
      <SectionHead id={id} title={title} all={all} choice={choice} />
      {children}
    </section>
  );
}
