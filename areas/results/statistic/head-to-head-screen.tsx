import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { ClubMatchList } from '@grandstand/line-ui';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import type { HeadToHead } from '../data/source';
import { useResults } from '../data/use-results';
import { UnknownScreen } from '../page/unknown-screen';
import page from '../page/results-app.module.css';
import { ResultSkeleton } from '../rows/result-skeleton';
import { FigurePart } from './figure-part';
import { figuresOf, outcomesOf, sideOf } from './figures';
import { statTeamPath, type StatBase, type StatScreen } from '../page/stat-path';
import styles from './statistic.module.css';

interface HeadToHeadScreenProps {
  readonly screen: Extract<StatScreen, { kind: 'headToHead' }>;
}

/** Two teams against each other: wins, goals, and each known match. */
export function HeadToHeadScreen({ screen }: HeadToHeadScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { base, team, rival } = screen;
  const { data, loadedAt, hasFailed, isMissing, retry } = useResults({
    kind: 'headToHead',
    team,
    rival,
  });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <h1 className={page.title}>
        {data ? `${data.team.name} – ${data.rival.name}` : t('stat.headToHead')}
      </h1>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton rows={6} /> }}
        error={error}
        empty={
          data?.matches.length === 0 ? (
            <EmptyBlock icon="sport" title={t('stat.noMeeting')} text={t('stat.noneText')} />
          ) : undefined
        }
      >
        {(all) => <Duel data={all} base={base} />}
      </AreaState>
    </>
  );
}

interface DuelProps {
  readonly data: HeadToHead;
  readonly base: StatBase;
}

function Duel({ data: { team, rival, matches }, base }: DuelProps): ReactElement {
  const { href, t } = useAreaWords();
  const sides = matches.map((match) => sideOf(match, team.id));
  const { won, drawn, lost } = outcomesOf(sides);
  return (
    <>
      <dl className={styles.duel}>
        {[
          { name: t('stat.wins', { team: team.name }), count: won },
          { name: t('stat.drawn'), count: drawn },
          { name: t('stat.wins', { team: rival.name }), count: lost },
        ].map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <section className={styles.part}>
          <h2 className={page.subtitle}>{t('stat.meetings', { count: matches.length })}</h2>
          <ClubMatchList label={t('stat.headToHead')} matches={matches} />
          <ul className={styles.links}>
            {[team, rival].map(({ id, name }) => (
              <li key={id}>
                <a className={styles.link} href={href(statTeamPath(base, id))}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <FigurePart title={t('stat.between', { team: team.name })} figures={figuresOf(sides)} />
      </div>
    </>
  );
}
