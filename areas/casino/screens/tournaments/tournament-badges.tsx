import type { ReactElement } from 'react';
import type { TournamentCard } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge } from '@grandstand/ui';
import styles from './tournaments.module.css';

const KINDS = {
  before: 'info',
  running: 'success',
  settling: 'info',
  settled: 'neutral',
  cancelled: 'danger',
} as const;

/** What a tournament is doing, and whether the player is in it. */
export function TournamentBadges({
  tournament: { state, own },
}: {
  readonly tournament: Pick<TournamentCard, 'state' | 'own'>;
}): ReactElement {
  const { t } = useAreaWords();
  const isOver = state === 'settled' || state === 'cancelled';
  return (
    <p className={styles.badges}>
      <Badge kind={KINDS[state]}>{t(`tournament.state.${state}`)}</Badge>
      {own === 'entered' ? (
        <Badge kind={isOver ? 'neutral' : 'accent'}>
          {t(`tournament.own.${isOver ? 'took' : 'entered'}`)}
        </Badge>
      ) : null}
      {own === 'disqualified' ? (
        <Badge kind="danger">{t('tournament.own.disqualified')}</Badge>
      ) : null}
    </p>
  );
}
