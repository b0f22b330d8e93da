import type { ReactElement } from 'react';
import { lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { LottoDraw } from '../data/source';
import { Balls } from '../page/balls';
import { useMoneyText, useTimeText } from '../page/use-texts';
import { Dividends } from './dividends';
import { DrawProof } from './draw-proof';
import styles from './results.module.css';

/** A draw that is closed: its numbers, what was won, and how to compute it again. */
export function DrawCard({ draw }: { readonly draw: LottoDraw }): ReactElement {
  const { t } = useAreaWords();
  const time = useTimeText();
  const { id, number, numbers, drawsAt, isLate, drawnAt } = draw;
  return (
    <section className={styles.card} aria-labelledby={`draw-${id}`}>
      <div className={styles.head}>
        <h3 id={`draw-${id}`} className={styles.subtitle}>
          {t('lotto.number', { number })}
        </h3>
        <span className={styles.quiet}>{time(drawsAt)}</span>
      </div>
      {numbers ? (
        <Balls label={t('lotto.drawn', { number })} numbers={numbers} />
      ) : (
        <p>{t('lotto.pending')}</p>
      )}
      {isLate && drawnAt !== null ? (
        <p className={styles.quiet}>{t('lotto.late', { time: time(drawnAt) })}</p>
      ) : null}
      {numbers ? <Winners draw={draw} /> : null}
      <DrawProof draw={draw} />
    </section>
  );
}

function Winners({ draw }: { readonly draw: LottoDraw }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { pick } = lottoRules(draw.lottery);
  const { dividends } = draw;
  const won = draw.winners.filter(({ tickets }) => tickets > 0);
  return (
    <>
      <p className={styles.quiet}>{t('lotto.sold', { count: draw.tickets ?? 0 })}</p>
      {dividends && dividends.sales > 0 ? <Dividends dividends={dividends} pick={pick} /> : null}
      {dividends || won.length === 0 ? null : (
        <ul className={styles.winners}>
          {won.map(({ hits, tickets, each }) => (
            <li key={hits}>
              {t('lotto.prizes.of', { hits, pick })}: {tickets} × {money(each)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
