import type { ReactElement } from 'react';
import type { TotoSection } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, EmptyBlock } from '@grandstand/ui';
import { useDraws } from '../data/use-toto';
import { DrawSkeleton } from '../page/draw-skeleton';
import { totoPath } from '../page/toto-screen';
import { useTimeText } from '../page/use-texts';
import { MatchList } from './match-list';
import styles from './draws.module.css';

/** The draws that will take coupons, with their matches. */
export function NextScreen({ section }: { readonly section: TotoSection }): ReactElement {
  const { href, t } = useAreaWords();
  const time = useTimeText();
  const { data, loadedAt, hasFailed, retry } = useDraws({ section, list: 'next' });
  const error = useLoadError({ title: t('toto.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('toto.loading'), shape: <DrawSkeleton /> }}
      error={error}
      empty={
        data?.draws.length === 0 ? (
          <EmptyBlock icon="sport" title={t('toto.noNext.title')} text={t('toto.noNext.text')}>
            <ButtonLink kind="primary" href={href(totoPath(section))}>
              {t('toto.page.draw')}
            </ButtonLink>
          </EmptyBlock>
        ) : undefined
      }
    >
      {({ draws }) => (
        <>
          {draws.map((draw) => (
            <section key={draw.id} className={styles.card} aria-labelledby={`draw-${draw.id}`}>
              <h2 id={`draw-${draw.id}`} className={styles.subtitle}>
                {t('toto.number', { number: draw.number })}
              </h2>
              <p className={styles.quiet}>
                {t('toto.opens', { from: time(draw.opensAt), to: time(draw.closesAt) })}
              </p>
              <MatchList draw={draw} />
            </section>
          ))}
        </>
      )}
    </AreaState>
  );
}
