import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, Icon, sportIcon } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import { champName } from '@grandstand/line-ui';
import { champPath } from '../page/results-screen';
import { ResultSkeleton } from '../rows/result-skeleton';
import page from '../page/results-app.module.css';
import styles from './champs.module.css';

/** The championships that have games, by sport. */
export function ChampsScreen(): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useResults({ kind: 'sports' });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const sports = data?.filter(({ champs }) => champs.length > 0);
  return (
    <>
      <h1 className={page.title}>{t('title.champs')}</h1>
      <AreaState
        data={sports}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton /> }}
        error={error}
        empty={
          sports?.length === 0 ? (
            <EmptyBlock icon="sport" title={t('empty.champs')} text={t('empty.champsText')} />
          ) : undefined
        }
      >
        {(all) =>
          all.map((sport) => (
            <section key={sport.id} aria-labelledby={`champs-${sport.slug}`}>
              <h2 className={styles.sport} id={`champs-${sport.slug}`}>
                <Icon name={sportIcon(sport.slug)} />
                {sport.name}
              </h2>
              <ul className={styles.champs}>
                {sport.champs.map((champ) => (
                  <li key={champ.id}>
                    <a className={styles.champ} href={href(champPath(champ))}>
                      {champName(champ)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </AreaState>
    </>
  );
}
