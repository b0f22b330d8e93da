import type { ReactElement } from 'react';
import type { Lottery } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import type { LotteryNow } from '../data/source';
import { ReloadAtClose } from '../data/use-draw-news';
import { useLotteries } from '../data/use-lotto';
import { Balls } from '../page/balls';
import { LottoSkeleton } from '../page/lotto-skeleton';
import { useMoneyText, useTimeText } from '../page/use-texts';
import { TicketForm } from './ticket-form';
import { TimeLeft } from './time-left';
import styles from './view.module.css';

/** A lottery: its next draw, the numbers to choose, and its last draw. */
export function ViewScreen({ lottery }: { readonly lottery: Lottery }): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useLotteries();
  const error = useLoadError({ title: t('lotto.failed'), loadedAt, retry });
  const now = data?.lotteries.find((each) => each.lottery === lottery);
  return (
    <AreaState
      data={now}
      hasFailed={hasFailed}
      loading={{ label: t('lotto.loading'), shape: <LottoSkeleton /> }}
      error={error}
      empty={
        now?.next.length === 0 ? (
          <EmptyBlock icon="history" title={t('lotto.none.title')} text={t('lotto.none.text')} />
        ) : undefined
      }
    >
      {(shown) => (
        <>
          <Facts now={shown} />
          <LastDraw last={shown.last} />
          {shown.next[0] ? <TicketForm now={shown} draw={shown.next[0]} /> : null}
        </>
      )}
    </AreaState>
  );
}

function Facts({ now }: { readonly now: LotteryNow }): ReactElement | null {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { next, price, jackpot } = now;
  const [draw] = next;
  if (!draw) return null;
  return (
    <dl className={styles.facts}>
      {jackpot === null ? null : (
        <div>
          <dt>{t('lotto.facts.jackpot')}</dt>
          <dd>{money(jackpot)}</dd>
        </div>
      )}
      <div>
        <dt>{t('lotto.facts.draw')}</dt>
        <dd>{draw.number}</dd>
      </div>
      <div>
        <dt>{t('lotto.facts.price')}</dt>
        <dd>{money(price)}</dd>
      </div>
      <div>
        <dt>{t('lotto.facts.next')}</dt>
        <dd>
          {time(draw.drawsAt)} <TimeLeft end={draw.closesAt} />
          <ReloadAtClose key={draw.id} closesAt={draw.closesAt} />
        </dd>
      </div>
    </dl>
  );
}

/** The numbers of the last draw; a new one is told to a screen reader. */
function LastDraw({ last }: { readonly last: LotteryNow['last'] }): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.last} role="status">
      {last?.numbers ? (
        <>
          <p className={styles.quiet}>{t('lotto.drawn', { number: last.number })}</p>
          <Balls label={t('lotto.drawn', { number: last.number })} numbers={last.numbers} />
        </>
      ) : (
        <p className={styles.quiet}>{t('lotto.noneDrawn')}</p>
      )}
    </div>
  );
}
