import type { ReactElement } from 'react';
import type { Lottery } from '@grandstand/bus-contracts/answers';
import { lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, WideLink } from '@grandstand/ui';
import { ReloadAtClose } from '../data/use-draw-news';
import { useDraws } from '../data/use-lotto';
import { LottoSkeleton } from '../page/lotto-skeleton';
import { lottoPath } from '../page/lotto-screen';
import { DrawCard } from './draw-card';
import { OwnTickets } from './own-tickets';
import styles from './results.module.css';

interface ResultsScreenProps {
  readonly lottery: Lottery;
  readonly before: string | undefined;
}

/** The player's tickets, and the draws of a lottery with their proofs. */
export function ResultsScreen({ lottery, before }: ResultsScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useDraws({ lottery, before });
  const error = useLoadError({ title: t('lotto.failed'), loadedAt, retry });
  const last = data?.draws.at(-1);
  return (
    <div className={styles.columns}>
      <div className={styles.draws}>
        <h2 className={styles.heading}>{t('lotto.results')}</h2>
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('lotto.loading'), shape: <LottoSkeleton /> }}
          error={error}
          empty={
            data?.draws.length === 0 ? (
              <EmptyBlock icon="history" title={t('lotto.noneDrawn')} text={t('lotto.noResults')} />
            ) : undefined
          }
        >
          {({ draws, hasMore }) => (
            <>
              {draws[0] && before === undefined ? (
                <ReloadAtClose
                  key={draws[0].id}
                  closesAt={draws[0].closesAt + lottoRules(lottery).everyMs}
                />
              ) : null}
              {draws.map((draw) => (
                <DrawCard key={draw.id} draw={draw} />
              ))}
              {hasMore && last ? (
                <WideLink href={href(`${lottoPath(lottery, 'results')}?before=${last.number}`)}>
                  {t('lotto.older')}
                </WideLink>
              ) : null}
            </>
          )}
        </AreaState>
      </div>
      <OwnTickets />
    </div>
  );
}
