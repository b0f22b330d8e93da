import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { ClubMatchList } from '@grandstand/line-ui';
import { AreaState, Crest, EmptyBlock } from '@grandstand/ui';
import type { TeamPage } from '../data/source';
import { useResults } from '../data/use-results';
import { UnknownScreen } from '../page/unknown-screen';
import page from '../page/results-app.module.css';
import { ResultSkeleton } from '../rows/result-skeleton';
import { FigurePart } from './figure-part';
import { figuresOf, sideOf, streaksOf } from './figures';
import { headToHeadPath, type StatBase, type StatScreen } from '../page/stat-path';
import styles from './statistic.module.css';

/** The last matches beside the figures. */
const LAST = 6;

interface StatTeamScreenProps {
  readonly screen: Extract<StatScreen, { kind: 'statTeam' }>;
}

/** A team in numbers: figures of its newest season, streaks, and the way to each of its rivals. */
export function StatTeamScreen({ screen }: StatTeamScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { base, team } = screen;
  const { data, loadedAt, hasFailed, isMissing, retry } = useResults({ kind: 'team', team });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <h1 className={page.title}>{data?.team.name ?? t('title.statistic')}</h1>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton rows={12} /> }}
        error={error}
        empty={
          data?.matches.length === 0 ? (
            <EmptyBlock icon="sport" title={t('stat.none')} text={t('stat.noneText')} />
          ) : undefined
        }
      >
        {(all) => <Parts team={all} base={base} />}
      </AreaState>
    </>
  );
}

interface PartsProps {
  readonly team: TeamPage;
  readonly base: StatBase;
}

function Parts({ team: { team, league, matches }, base }: PartsProps): ReactElement {
  const { href, t } = useAreaWords();
  const season = matches[0]?.season ?? '';
  const sides = matches
    .filter((match) => match.season === season)
    .map((match) => sideOf(match, team.id));
  const streaks = streaksOf(sides);
  return (
    <>
      <div className={styles.columns}>
        <FigurePart title={t('stat.figures', { season })} figures={figuresOf(sides)} />
        <section className={styles.part}>
          <h2 className={page.subtitle}>{t('stat.lastMatches')}</h2>
          <ClubMatchList label={t('stat.lastMatches')} matches={matches.slice(0, LAST)} />
          {streaks.length === 0 ? null : (
            <ul className={styles.streaks} aria-label={t('stat.streaks')}>
              {streaks.map((streak) => (
                <li key={streak.key}>
                  {t(`stat.streak.${streak.key}`, { count: streak.matches })}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      {league ? (
        <section className={styles.part}>
          <h2 className={page.subtitle}>{t('stat.headToHead')}</h2>
          <ul className={styles.links}>
            {league.rivals.map((rival) => (
              <li key={rival.id}>
                <a className={styles.link} href={href(headToHeadPath(base, team.id, rival.id))}>
                  <Crest badge={rival.badge} name={rival.name} />
                  {rival.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
