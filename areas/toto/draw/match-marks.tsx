import type { ReactElement } from 'react';
import type { TotoMatch } from '@grandstand/bus-contracts/answers';
import { outcomeLabel, type TotoRules } from '@grandstand/bus-contracts/domain/toto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import { useTimeText } from '../page/use-texts';
import styles from './draw.module.css';

interface MatchMarksProps {
  readonly rules: TotoRules;
  readonly match: TotoMatch;
  readonly number: number;
  /** The outcomes that are marked. */
  readonly pick: string;
  readonly onPress: (symbol: string) => void;
}

/** A match with its outcomes, several of which may be marked. */
export function MatchMarks({ rules, match, number, pick, onPress }: MatchMarksProps): ReactElement {
  const { href, t } = useAreaWords();
  const time = useTimeText();
  const { home, away, champ, path, startsAt, odds, shares } = match;
  const teams = `${home} – ${away}`;
  const hasScores = rules.outcomes.length > 3;
  return (
    <li className={classNames(styles.row, hasScores && styles.tall)}>
      <span className={styles.number}>{number}</span>
      <span className={styles.match}>
        <span className={styles.teams}>
          {path === null ? teams : <a href={href(path)}>{teams}</a>}
        </span>
        <span className={styles.quiet}>
          {time(startsAt)} · {champ}
        </span>
      </span>
      <span
        className={classNames(styles.marks, hasScores && styles.scores)}
        role="group"
        aria-label={t('toto.match', { number, teams })}
      >
        {Array.from(rules.outcomes).map((symbol, at) => (
          <button
            key={symbol}
            type="button"
            className={styles.mark}
            aria-pressed={pick.includes(symbol)}
            onClick={() => onPress(symbol)}
          >
            <span className={styles.symbol}>{outcomeLabel(rules, symbol)}</span>
            <Hint odds={odds[at] ?? null} share={shares[at] ?? null} />
          </button>
        ))}
      </span>
    </li>
  );
}

interface HintProps {
  readonly odds: number | null;
  readonly share: number | null;
}

/** The odds of the line, and how much of the pool is on the outcome. */
function Hint({ odds, share }: HintProps): ReactElement | null {
  const { t } = useAreaWords();
  if (odds === null && share === null) return null;
  return (
    <span className={styles.hint}>
      {odds === null ? null : <span>{odds.toFixed(2)}</span>}
      {share === null ? null : <span>{t('toto.share', { percent: Math.round(share) })}</span>}
    </span>
  );
}
