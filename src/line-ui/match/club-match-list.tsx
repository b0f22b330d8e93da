import type { ReactElement } from 'react';
import type { ClubMatch } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Crest, inOrder } from '@grandstand/ui';
import { champName } from './champ-name';
import styles from './club-match-list.module.css';

interface ClubMatchListProps {
  readonly label: string;
  readonly matches: readonly ClubMatch[];
}

/** Known results, each with its day, or its season where the day is unknown. */
export function ClubMatchList({ label, matches }: ClubMatchListProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <ul className={styles.matches} aria-label={label}>
      {inOrder(matches, (match) => (
        // A list of past matches never changes.
        <li className={styles.match}>
          <span className={styles.day}>{match.day ? dayWords(match.day) : match.season}</span>
          <span className={styles.sides}>
            {[match.home, match.away].map(({ id, name, badge }) => (
              <span key={id} className={styles.side}>
                <Crest badge={badge} name={name} />
                {name}
              </span>
            ))}
            <span className={styles.champ}>{champName(match.champ)}</span>
          </span>
          <span className={styles.half} title={match.half ? t('match.half') : undefined}>
            {match.half ? `(${match.half.home}:${match.half.away})` : null}
          </span>
          <span className={styles.result}>{`${match.score.home}:${match.score.away}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** "2025-08-15" as "15.08.2025". */
function dayWords(day: string): string {
  return day.split('-').toReversed().join('.');
}
