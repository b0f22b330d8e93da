import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { ClubMatchList, Star } from '@grandstand/line-ui';
import { AreaState, Crest, LinkPills } from '@grandstand/ui';
import type { TeamPage } from '../data/source';
import { useResults } from '../data/use-results';
import { champName } from '@grandstand/line-ui';
import { champPath, teamPath } from '../page/results-screen';
import { UnknownScreen } from '../page/unknown-screen';
import page from '../page/results-app.module.css';
import { ResultList } from '../rows/result-list';
import { ResultSkeleton } from '../rows/result-skeleton';
import { StatisticLink } from '../page/statistic-link';
import { statTeamPath } from '../page/stat-path';
import styles from './team.module.css';

interface TeamScreenProps {
  readonly team: string;
  /** Whether it lists all known matches. */
  readonly hasGames: boolean;
}

/** The last matches on a team's first page. */
const LAST = 10;

/** A team: its place, its last results and its next games; or all of its known results. */
export function TeamScreen({ team, hasGames }: TeamScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useResults({ kind: 'team', team });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>
          <span className={styles.name}>
            <Crest badge={data?.team.badge} name={data?.team.name ?? ''} />
            {data?.team.name ?? t('title.team')}
          </span>
        </h1>
        {data ? <Star favourite={`team:${team}`} name={data.team.name} place="inline" /> : null}
      </div>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton rows={10} /> }}
        error={error}
      >
        {(all) => (
          <>
            <Lead team={all} />
            <LinkPills
              label={t('team.parts')}
              links={[
                { text: t('team.overview'), href: href(teamPath(team)), isCurrent: !hasGames },
                {
                  text: t('team.games'),
                  href: href(teamPath(team, true)),
                  isCurrent: hasGames,
                  count: all.matches.length,
                },
              ]}
            />
            {hasGames ? <Known team={all} /> : <Overview team={all} />}
          </>
        )}
      </AreaState>
    </>
  );
}

/** The team's place in its league, and the way to its statistics. */
function Lead({ team: { team, sport, league } }: { readonly team: TeamPage }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <p className={styles.lead}>
      {league ? (
        <a className={page.pill} href={href(champPath(league.champ))}>
          {t('team.place', {
            place: league.place,
            champ: champName(league.champ),
            season: league.season,
          })}
        </a>
      ) : (
        <span className={page.note}>{sport.name}</span>
      )}
      <StatisticLink path={(base) => statTeamPath(base, team.id)} />
    </p>
  );
}

function Overview({ team: { matches, last, next } }: { readonly team: TeamPage }): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.columns}>
      <section className={styles.part}>
        <h2 className={page.subtitle}>{t('champ.next')}</h2>
        {next.length === 0 ? (
          <p className={page.note}>{t('champ.noNext')}</p>
        ) : (
          <ResultList label={t('champ.next')} games={next} hasChamp hasDay />
        )}
      </section>
      <section className={styles.part}>
        <h2 className={page.subtitle}>{t('champ.last')}</h2>
        {last.length === 0 ? null : (
          <ResultList label={t('champ.last')} games={last} hasChamp hasDay />
        )}
        {matches.length === 0 ? null : (
          <ClubMatchList label={t('team.season')} matches={matches.slice(0, LAST)} />
        )}
        {last.length + matches.length === 0 ? (
          <p className={page.note}>{t('champ.noLast')}</p>
        ) : null}
      </section>
    </div>
  );
}

/** All known results of the team. */
function Known({ team: { matches } }: { readonly team: TeamPage }): ReactElement {
  const { t } = useAreaWords();
  if (matches.length === 0) return <p className={page.note}>{t('champ.noLast')}</p>;
  return (
    <section className={styles.part}>
      <ClubMatchList label={t('team.games')} matches={matches} />
      <p className={page.note}>{t('stat.source')}</p>
    </section>
  );
}
