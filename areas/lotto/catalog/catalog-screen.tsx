import type { ReactElement } from 'react';
import { anyChance, hitChance, lottoRules, rulesOf } from '@grandstand/bus-contracts/domain/lotto';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink } from '@grandstand/ui';
import type { LotteryNow } from '../data/source';
import { ReloadAtClose } from '../data/use-draw-news';
import { useLotteries } from '../data/use-lotto';
import { Balls } from '../page/balls';
import { LottoSkeleton } from '../page/lotto-skeleton';
import { lotteryName, lottoPath } from '../page/lotto-screen';
import { useMoneyText, useNumberText, useTimeText } from '../page/use-texts';
import { TimeLeft } from '../view/time-left';
import styles from './catalog.module.css';

/** The lotteries: when the next draw of each is, what it costs, and what may be won. */
export function CatalogScreen(): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useLotteries();
  const error = useLoadError({ title: t('lotto.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('lotto.loading'), shape: <LottoSkeleton /> }}
      error={error}
    >
      {({ lotteries }) => (
        <div className={styles.tiles}>
          {lotteries.map((each) => (
            <Tile key={each.lottery} now={each} />
          ))}
        </div>
      )}
    </AreaState>
  );
}

function Tile({ now }: { readonly now: LotteryNow }): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const { number } = useNumberText();
  const time = useTimeText();
  const { lottery, price, jackpot, next, last } = now;
  const [draw] = next;
  const rules = draw ? rulesOf(draw) : lottoRules(lottery);
  const [first] = rules.terms.prizes;
  const name = lotteryName(lottery);
  return (
    <section className={styles.tile} aria-labelledby={`lottery-${lottery}`}>
      <h2 id={`lottery-${lottery}`} className={styles.name}>
        {name}
      </h2>
      <p>
        <span className={styles.quiet}>
          {t(jackpot === null ? 'lotto.facts.prize' : 'lotto.facts.jackpot')}
        </span>{' '}
        <strong className={styles.prize}>{money(jackpot ?? (first?.times ?? 0) * price)}</strong>
      </p>
      <dl className={styles.facts}>
        <dt>{t('lotto.facts.price')}</dt>
        <dd>{money(price)}</dd>
        <dt>{t('lotto.facts.first')}</dt>
        <dd>
          {t('lotto.oneIn', { number: number(1 / hitChance(rules, first?.hits ?? rules.pick)) })}
        </dd>
        <dt>{t('lotto.facts.any')}</dt>
        <dd>{t('lotto.oneIn', { number: number(1 / anyChance(rules), 1) })}</dd>
        <dt>{t('lotto.facts.next')}</dt>
        <dd>
          {draw ? (
            <>
              {time(draw.drawsAt)} <TimeLeft end={draw.closesAt} />
              <ReloadAtClose key={draw.id} closesAt={draw.closesAt} />
            </>
          ) : (
            '–'
          )}
        </dd>
      </dl>
      {last?.numbers ? (
        <Balls label={t('lotto.drawn', { number: last.number })} numbers={last.numbers} />
      ) : null}
      <ButtonLink
        kind="primary"
        href={href(lottoPath(lottery))}
        aria-label={t('lotto.playOf', { lottery: name })}
      >
        {t('lotto.page.view')}
      </ButtonLink>
    </section>
  );
}
