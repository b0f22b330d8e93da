import type { ReactElement } from 'react';
import type { TotoDraw, TotoMatch } from '@grandstand/bus-contracts/answers';
import { outcomeLabel, totoRules, VOID } from '@grandstand/bus-contracts/domain/toto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import { useTimeText } from '../page/use-texts';
import styles from './draws.module.css';

interface MatchListProps {
  readonly draw: TotoDraw;
  /** The marks of a coupon, of each match. */
  readonly picks?: readonly string[];
}

/** The matches of a draw: when they begin, or how they stand and what was right. */
export function MatchList({ draw, picks }: MatchListProps): ReactElement {
  const { href, t } = useAreaWords();
  const time = useTimeText();
  const rules = totoRules(draw.section);
  const label = (symbols: string): string =>
    Array.from(symbols)
      .map((symbol) => outcomeLabel(rules, symbol))
      .join(' ');
  return (
    <ol className={styles.list} aria-label={t('toto.matches', { number: draw.number })}>
      {draw.matches.map((match, place) => {
        const { gameId, home, away, path, startsAt, result } = match;
        const teams = `${home} – ${away}`;
        const pick = picks?.[place];
        const isRight = pick !== undefined && isHit(pick, result);
        return (
          <li key={gameId} className={styles.row}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.teams}>
              {path === null ? teams : <a href={href(path)}>{teams}</a>}
            </span>
            <span className={styles.score}>{scoreText(match) ?? time(startsAt)}</span>
            {pick === undefined ? null : (
              <span className={classNames(styles.pick, result !== null && isRight && styles.right)}>
                {label(pick)}
                {result === null ? null : (
                  <span className={styles.verdict}> {t(isRight ? 'toto.hit' : 'toto.miss')}</span>
                )}
              </span>
            )}
            {draw.state === 'announced' ? null : (
              <span className={styles.result}>
                {result === null ? '–' : result === VOID ? t('toto.void') : label(result)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function isHit(pick: string, result: string | null): boolean {
  return result === VOID || (result !== null && pick.includes(result));
}

function scoreText({ score }: TotoMatch): string | null {
  return score && `${score.home}:${score.away}`;
}
