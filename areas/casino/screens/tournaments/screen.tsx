import type { ReactElement } from 'react';
import type { TournamentCard } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen } from '@grandstand/game-ui';
import { AreaState, ButtonLink, EmptyBlock } from '@grandstand/ui';
import { tournamentPath } from '../../page/casino-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { pageTitle } from '../../page/page-title';
import { BarredBlock } from './barred-block';
import { TournamentBadges } from './tournament-badges';
import { TournamentFacts } from './tournament-facts';
import { TournamentSkeleton } from './tournament-skeleton';
import { useTournaments } from './use-tournaments';
import styles from './tournaments.module.css';

/** The tournaments of the casino: those that run, those to come, those that are over. */
export default function TournamentsScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useTournaments();
  const error = useLoadError({ title: t('tournament.failed'), loadedAt, retry });
  const isNone = data?.tournaments.length === 0;
  return (
    <Screen title={pageTitle(screen, {}, t)}>
      {data?.isBarred ? <BarredBlock /> : null}
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('tournament.loading'), shape: <TournamentSkeleton /> }}
        error={error}
        empty={
          isNone && !data.isBarred ? (
            <EmptyBlock
              icon="info"
              title={t('empty.tournaments')}
              text={t('empty.tournamentsText')}
            >
              <ButtonLink href={href('/casino')}>{t('toLobby')}</ButtonLink>
            </EmptyBlock>
          ) : undefined
        }
      >
        {({ tournaments }) => (
          <ul className={styles.cards}>
            {tournaments.map((tournament) => (
              <Card key={tournament.id} tournament={tournament} />
            ))}
          </ul>
        )}
      </AreaState>
    </Screen>
  );
}

function Card({ tournament }: { readonly tournament: TournamentCard }): ReactElement {
  const { href, t } = useAreaWords();
  const { id, title } = tournament;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <TournamentBadges tournament={tournament} />
      </div>
      <TournamentFacts tournament={tournament} />
      <ButtonLink href={href(tournamentPath(id))} aria-label={t('tournament.openNamed', { title })}>
        {t('tournament.open')}
      </ButtonLink>
    </li>
  );
}
