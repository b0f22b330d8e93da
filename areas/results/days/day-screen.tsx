import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, EmptyBlock, Icon, LinkPills, WideLink } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import { champName } from '@grandstand/line-ui';
import { canShowMore, dayPath, LIST_STEP, type DayScreen as Place } from '../page/results-screen';
import { UnknownScreen } from '../page/unknown-screen';
import { dayQuery } from '../page/queries-of';
import { ResultList } from '../rows/result-list';
import { ResultSkeleton } from '../rows/result-skeleton';
import { DayForm } from './day-form';
import { DayPills } from './day-pills';
import styles from '../page/results-app.module.css';

/** The games of a day that have ended: all of them, or those of a sport, a championship or a name. */
export function DayScreen({ screen }: { readonly screen: Place }): ReactElement {
  const { href, settings, t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useResults(
    dayQuery(screen, settings.timeZone),
  );
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  const whole: Place = { ...screen, sport: undefined, champ: undefined, limit: LIST_STEP };
  const sport = data?.sports.find(({ slug }) => slug === screen.sport);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title.day')}</h1>
        <Button size="s" onClick={retry}>
          <Icon name="refresh" size="s" /> {t('day.refresh')}
        </Button>
      </div>
      <DayPills screen={screen} today={data?.day} />
      <DayForm
        key={`${screen.day ?? data?.day} ${screen.search}`}
        screen={screen}
        day={data?.day}
        firstDay={data?.firstDay}
      />
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton /> }}
        error={error}
        empty={
          data?.games.length === 0 ? (
            <EmptyBlock icon="sport" title={t('empty.day')} text={t('empty.dayText')} />
          ) : undefined
        }
      >
        {(results) => (
          <>
            <LinkPills
              label={t('sports')}
              links={[
                {
                  text: t('all'),
                  href: href(dayPath(whole)),
                  isCurrent: screen.sport === undefined,
                },
                ...results.sports.map(({ slug, name, games }) => ({
                  text: name,
                  href: href(dayPath({ ...whole, sport: slug })),
                  isCurrent: slug === screen.sport,
                  count: games,
                })),
              ]}
            />
            {sport ? (
              <LinkPills
                label={t('champs')}
                links={sport.champs.map((champ) => ({
                  text: champName(champ),
                  href: href(
                    dayPath({
                      ...whole,
                      sport: sport.slug,
                      champ: champ.slug === screen.champ ? undefined : champ.slug,
                    }),
                  ),
                  isCurrent: champ.slug === screen.champ,
                  count: champ.games,
                }))}
              />
            ) : null}
            <p className={styles.note} role="status">
              {t('day.count', { count: results.total })}
            </p>
            <ResultList
              label={t('title.day')}
              games={results.games}
              hasChamp={screen.champ === undefined}
            />
            {canShowMore(screen, results.total) ? (
              <WideLink href={href(dayPath({ ...screen, limit: screen.limit + LIST_STEP }))}>
                {t('day.more')}
              </WideLink>
            ) : null}
          </>
        )}
      </AreaState>
    </>
  );
}
