import { useId, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Skeleton, useLoader } from '@grandstand/ui';
import { MatchCards } from './match-cards';
import { SectionHead } from '../section-head';
import { CARDS } from './use-matches-of-the-day';
import styles from './matches-place.module.css';

interface MatchesPlaceProps {
  readonly title: string;
  /** Undefined until they are loaded: their place is kept. */
  readonly matches: readonly Game[] | undefined;
  readonly isShort?: boolean;
}

/** The matches of the day with their prices; nothing where there are none. */
export function MatchesPlace({ title, matches, isShort }: MatchesPlaceProps): ReactElement | null {
  const { t } = useAreaWords();
  const id = useId();
  const isLoading = useLoader(matches === undefined);
  if (matches?.length === 0) return null;
  return (
    <section className={styles.matches} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        all={{ path: '/top-events', text: t('home.matches.all') }}
      />
      {matches ? (
        <MatchCards matches={matches} isShort={isShort} />
      ) : (
        <div className={styles.place}>
          {Array.from({ length: CARDS }, (_, place) => (
            <div key={place}>{isLoading ? <Skeleton shape="block" /> : null}</div>
          ))}
        </div>
      )}
    </section>
  );
}
