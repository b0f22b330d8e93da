import type { ReactElement } from 'react';
import type { TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen, TileGrid } from '@grandstand/game-ui';
import { AreaState, Section } from '@grandstand/ui';
import type { LaterScreenProps } from '../../page/later-screens';
import { pageTitle } from '../../page/page-title';
import { UnknownScreen } from '../../page/unknown-screen';
import { BarredBlock } from '../tournaments/barred-block';
import { TournamentBadges } from '../tournaments/tournament-badges';
import { TournamentFacts } from '../tournaments/tournament-facts';
import { TournamentSkeleton } from '../tournaments/tournament-skeleton';
import { useOwnGames } from '../my/use-own-games';
import { useTournament } from '../tournaments/use-tournaments';
import { EnterTournament } from './enter-tournament';
import { OwnPlace } from './own-place';
import { PlaceTable } from './place-table';
import { PrizeTable } from './prize-table';
import { TournamentRules } from './tournament-rules';
import styles from './tournament.module.css';

/** A tournament: its rules, its prizes, its places, and the way in. */
export default function TournamentScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const id = screen.kind === 'tournament' ? screen.id : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useTournament(id);
  const error = useLoadError({ title: t('tournament.failedOne'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <Screen title={data?.tournament?.title ?? pageTitle(screen, {}, t)}>
      <AreaState
        data={data?.tournament ?? undefined}
        hasFailed={hasFailed}
        loading={{ label: t('tournament.loading'), shape: <TournamentSkeleton /> }}
        error={error}
        empty={data && data.tournament === null ? <BarredBlock /> : undefined}
      >
        {(tournament) => <Tournament tournament={tournament} />}
      </AreaState>
    </Screen>
  );
}

function Tournament({ tournament }: { readonly tournament: TournamentView }): ReactElement {
  const { t } = useAreaWords();
  const { state } = tournament;
  const isOpen = state === 'before' || state === 'running';
  return (
    <div className={styles.parts}>
      <Section label={t('tournament.facts')} isWide>
        <TournamentBadges tournament={tournament} />
        <TournamentFacts tournament={tournament} />
        <StateText tournament={tournament} />
        {isOpen ? <EnterTournament key={tournament.id} tournament={tournament} /> : null}
      </Section>
      {tournament.me ? <OwnPlace tournament={tournament} me={tournament.me} /> : null}
      <TournamentRules tournament={tournament} />
      <div className={styles.tables}>
        <PlaceTable tournament={tournament} />
        {tournament.prizes.length > 0 ? <PrizeTable tournament={tournament} /> : null}
      </div>
      {isOpen ? <TournamentGames games={tournament.games} /> : null}
    </div>
  );
}

/** What happens now, where that is not the usual course. */
function StateText({ tournament: { state } }: { readonly tournament: TournamentView }) {
  const { t } = useAreaWords();
  return state === 'settling' || state === 'cancelled' ? (
    <p>{t(`tournament.stateText.${state}`)}</p>
  ) : null;
}

/** The games whose rounds count. */
function TournamentGames({ games }: { readonly games: readonly string[] }): ReactElement | null {
  const { t } = useAreaWords();
  const { data } = useOwnGames(games);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.games} aria-label={t('tournament.games')}>
      <h2 className={styles.heading}>{t('tournament.games')}</h2>
      <TileGrid tiles={data} label={t('tournament.games')} />
    </section>
  );
}
