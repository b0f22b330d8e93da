import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, WideLink } from '@grandstand/ui';
import { useDraws } from '../data/use-toto';
import { DrawSkeleton } from '../page/draw-skeleton';
import { totoPath, type TotoScreen } from '../page/toto-screen';
import { useTimeText } from '../page/use-texts';
import { queriesOf } from '../page/queries-of';
import { Dividends } from './dividends';
import { MatchList } from './match-list';
import { WinnerList } from './winner-list';
import styles from './draws.module.css';

type PastPlace = Extract<TotoScreen, { kind: 'draws' | 'nonimees' }>;

/** The draws that are closed: their results and dividends, or their winners. */
export function PastScreen({ screen }: { readonly screen: PastPlace }): ReactElement {
  const { href, t } = useAreaWords();
  const time = useTimeText();
  const { section, kind } = screen;
  const wanted = queriesOf(screen) ?? { section, list: 'past' };
  const { data, loadedAt, hasFailed, retry } = useDraws(wanted);
  const error = useLoadError({ title: t('toto.failed'), loadedAt, retry });
  const draws =
    kind === 'draws' ? data?.draws : data?.draws.filter(({ state }) => state === 'settled');
  const last = data?.draws.at(-1);
  return (
    <AreaState
      data={draws}
      hasFailed={hasFailed}
      loading={{ label: t('toto.loading'), shape: <DrawSkeleton /> }}
      error={error}
      empty={
        draws?.length === 0 ? (
          <EmptyBlock
            icon="history"
            title={t(`toto.noPast.${kind}`)}
            text={t('toto.noPast.text')}
          />
        ) : undefined
      }
    >
      {(shown) => (
        <>
          {shown.map((draw) => (
            <section key={draw.id} className={styles.card} aria-labelledby={`draw-${draw.id}`}>
              <h2 id={`draw-${draw.id}`} className={styles.subtitle}>
                {t('toto.number', { number: draw.number })}
              </h2>
              <p className={styles.quiet}>
                {t(`toto.state.${draw.state}`, { time: time(draw.settledAt ?? draw.closesAt) })}
              </p>
              {kind === 'nonimees' ? (
                <WinnerList draw={draw} />
              ) : (
                <>
                  <MatchList draw={draw} />
                  {draw.dividends ? <Dividends draw={draw} dividends={draw.dividends} /> : null}
                </>
              )}
            </section>
          ))}
          {data?.hasMore && last ? (
            <WideLink href={href(`${totoPath(section, kind)}?before=${last.number}`)}>
              {t('toto.older')}
            </WideLink>
          ) : null}
        </>
      )}
    </AreaState>
  );
}
