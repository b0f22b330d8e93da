import type { ReactElement } from 'react';
import type { BetTotals } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './totals.module.css';

/** The totals of the bets of a filter, by currency; those with bonus money apart. */
export function Totals({ totals }: { readonly totals: readonly BetTotals[] }): ReactElement {
  const { t } = useAreaWords();
  return (
    <section className={styles.totals} aria-label={t('totals.title')}>
      {totals.map((one) => (
        <TotalsRow key={`${one.iso} ${one.isBonusMoney}`} totals={one} />
      ))}
    </section>
  );
}

function TotalsRow({ totals }: { readonly totals: BetTotals }): ReactElement {
  const { language, t } = useAreaWords();
  const money = (amount: number): string => formatMoney(amount, totals, languageTag(language));
  const net = netOf(totals);
  const facts = [
    { name: t('totals.staked'), value: money(totals.staked) },
    ...(totals.open > 0 ? [{ name: t('totals.open'), value: money(totals.open) }] : []),
    { name: t('totals.returned'), value: money(totals.returned) },
  ];
  return (
    <div className={styles.row}>
      <p className={styles.count}>
        {t('totals.count', { count: totals.count })}
        {totals.isBonusMoney ? ` · ${t('bet.bonusMoney')}` : null}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.name}>{t('totals.net')}</dt>
          <dd className={classNames(net > 0 && styles.gain, net < 0 && styles.loss)}>
            {net > 0 ? `+${money(net)}` : money(net)}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The returns of settled bets less their stakes, in minor units; open stakes don't count. */
function netOf({ staked, open, returned }: BetTotals): number {
  return returned - (staked - open);
}
