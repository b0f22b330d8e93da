import type { ReactElement } from 'react';
import type { BetTotals } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Facts } from '../page/facts';
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
  const { t } = useAreaWords();
  const { count, staked, open, returned, isBonusMoney } = totals;
  return (
    <div className={styles.row}>
      <p className={styles.count}>
        {t('totals.count', { count })}
        {isBonusMoney ? ` · ${t('bet.bonusMoney')}` : null}
      </p>
      <Facts
        currency={totals}
        layout="line"
        amounts={[
          [t('totals.staked'), staked],
          ...(open > 0 ? [[t('totals.open'), open] as const] : []),
          [t('totals.returned'), returned],
        ]}
        net={[t('totals.net'), netOf(totals)]}
      />
    </div>
  );
}

/** The returns of settled bets less their stakes, in minor units; open stakes don't count. */
function netOf({ staked, open, returned }: BetTotals): number {
  return returned - (staked - open);
}
