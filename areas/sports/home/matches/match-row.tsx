import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Skeleton, useLoader } from '@grandstand/ui';
import { MatchCards } from './match-cards';
import { CARDS } from './use-day-matches';
import row from '../card-row.module.css';
import styles from './match-row.module.css';

interface MatchRowProps {
  /** Undefined until they are loaded: their place is kept. */
  readonly matches: readonly Game[] | undefined;
  readonly hasFailed?: boolean;
  readonly isShort?: boolean;
}

/** Matches beside each other, as high while there are none. */
export function MatchRow({ matches, hasFailed = false, isShort }: MatchRowProps): ReactElement {
  const { t } = useAreaWords();
  const isLoading = useLoader(matches === undefined && !hasFailed);
  if (matches && matches.length > 0) return <MatchCards matches={matches} isShort={isShort} />;
  return (
    <div className={classNames(row.row, styles.place, isShort && styles.short)}>
      {matches || hasFailed ? (
        <p className={styles.none}>{t(hasFailed ? 'error.list' : 'empty.line')}</p>
      ) : (
        Array.from({ length: CARDS }, (_, place) => (
          <div key={place}>{isLoading ? <Skeleton shape="block" /> : null}</div>
        ))
      )}
    </div>
  );
}
