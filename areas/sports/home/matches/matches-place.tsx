import { useId, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { classNames, Skeleton, useLoader } from '@grandstand/ui';
import { MatchCards } from './match-cards';
import { SectionHead } from '../section-head';
import { CARDS } from './use-day-matches';
import styles from './matches-place.module.css';

interface MatchesPlaceProps {
  readonly title: string;
  /** Undefined until they are loaded: their place is kept. */
  readonly matches: readonly Game[] | undefined;
  /** The way to all of them. */
  readonly all: { readonly path: string; readonly text: string };
  readonly isShort?: boolean;
}

/** A row of matches with their prices, under a heading. */
export function MatchesPlace({ title, matches, all, isShort }: MatchesPlaceProps): ReactElement {
  const id = useId();
  const isLoading = useLoader(matches === undefined);
  return (
    <section className={styles.matches} aria-labelledby={id}>
      <SectionHead id={id} title={title} all={all} />
      {matches ? (
        <MatchCards matches={matches} isShort={isShort} />
      ) : (
        <div className={classNames(styles.place, isShort && styles.short)}>
          {Array.from({ length: CARDS }, (_, place) => (
            <div key={place}>{isLoading ? <Skeleton shape="block" /> : null}</div>
          ))}
        </div>
      )}
    </section>
  );
}
