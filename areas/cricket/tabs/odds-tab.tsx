import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock } from '@grandstand/ui';
import type { Championship } from '../data/championship';
import { presentRound } from './present-round';
import { RoundGames } from './round-games';
import { ToLine } from './to-line';
import styles from './tabs.module.css';

interface OddsTabProps {
  readonly championship: Championship;
  readonly loadedAt: number;
}

/** The matches from the present round on, with their odds. */
export function OddsTab({ championship, loadedAt }: OddsTabProps): ReactElement {
  const { t } = useAreaWords();
  // A round that ends while the page is open stays in its place.
  const [first] = useState(() => presentRound(championship));
  const { phase, rounds, isLineClosed } = championship;
  const shown = rounds
    .map((games, place) => ({ games, round: place + 1 }))
    .filter(({ games, round }) => games.length > 0 && round >= first);
  if (phase === 'after' || shown.length === 0) {
    const reason = isLineClosed ? 'closed' : 'after';
    return (
      <EmptyBlock icon="cricket" title={t(`odds.${reason}.title`)} text={t(`odds.${reason}.text`)}>
        <ToLine championship={championship} />
      </EmptyBlock>
    );
  }
  return (
    <>
      {isLineClosed ? <p className={styles.note}>{t('odds.closed.text')}</p> : null}
      {shown.map(({ games, round }) => (
        <RoundGames key={round} round={round} games={games} section="line" loadedAt={loadedAt} />
      ))}
      <ToLine championship={championship} />
    </>
  );
}
