import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { Button, ButtonLink, EmptyBlock } from '@grandstand/ui';
import type { Championship } from '../data/championship';
import { tabPath } from '../page/cricket-screen';
import { MOMENT } from './moment';
import { presentRound } from './present-round';
import { RoundGames } from './round-games';

interface LiveTabProps {
  readonly championship: Championship;
  readonly loadedAt: number;
}

/** The matches of the round in play; a round that follows is shown when the player asks for it. */
export function LiveTab({ championship, loadedAt }: LiveTabProps): ReactElement {
  const { href, t } = useAreaWords();
  const timeText = useTimeText(MOMENT);
  const present = presentRound(championship);
  const [round, setRound] = useState(present);
  const { phase, rounds, startsAt, isLiveClosed } = championship;
  const games = rounds[round - 1] ?? [];
  const hasBegun = games.some(({ isLive, isFinished }) => isLive || isFinished);
  if (phase !== 'during' || isLiveClosed || !hasBegun) {
    const reason = isLiveClosed ? 'closed' : phase;
    const next = games[0]?.startsAt ?? startsAt;
    return (
      <EmptyBlock
        icon="cricket"
        title={t(`live.${reason}.title`)}
        text={t(`live.${reason}.text`, { time: timeText(next) })}
      >
        <ButtonLink kind="primary" href={href(tabPath('odds'))}>
          {t('live.toOdds')}
        </ButtonLink>
      </EmptyBlock>
    );
  }
  return (
    <>
      <RoundGames round={round} games={games} section="live" loadedAt={loadedAt} />
      {present === round ? null : (
        <Button kind="secondary" onClick={() => setRound(present)}>
          {t('live.next', { round: present })}
        </Button>
      )}
    </>
  );
}
