import type { ReactElement } from 'react';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './facts.module.css';

interface FactsProps {
  readonly currency: { readonly iso: string; readonly scale: number };
  /** Names and amounts in minor units. */
  readonly amounts: readonly (readonly [name: string, amount: number])[];
  readonly net: readonly [name: string, amount: number];
  /** In one line beside its name, or in columns below it. */
  readonly layout: 'line' | 'columns';
}

/** Sums of money by name; the last is what was won or lost. */
export function Facts({ currency, amounts, net: [name, net], layout }: FactsProps): ReactElement {
  const { language } = useAreaWords();
  const money = (amount: number): string => formatMoney(amount, currency, languageTag(language));
  return (
    <dl className={classNames(styles.facts, styles[layout])}>
      {amounts.map(([each, amount]) => (
        <div key={each}>
          <dt className={styles.name}>{each}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div>
        <dt className={styles.name}>{name}</dt>
        <dd className={classNames(net > 0 && styles.gain, net < 0 && styles.loss)}>
          {net > 0 ? `+${money(net)}` : money(net)}
        </dd>
      </div>
    </dl>
  );
}
