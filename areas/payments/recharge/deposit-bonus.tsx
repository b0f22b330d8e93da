import type { ReactElement } from 'react';
import type { PaymentMethods } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ComingBonus } from '@grandstand/text-ui';
import { Switch } from '@grandstand/ui';
import wish from '../wish/wish.module.css';
import styles from './recharge.module.css';

interface DepositBonusProps {
  readonly bonus: NonNullable<PaymentMethods['bonus']>;
  /** Minor units; null: none that can be sent. */
  readonly amount: number | null;
  readonly takesBonus: boolean;
  readonly onChange: (takesBonus: boolean) => void;
}

/** The bonus that the deposit brings, with its terms in money; the player may do without it. */
export function DepositBonus({
  bonus: { terms, isTaken },
  amount,
  takesBonus,
  onChange,
}: DepositBonusProps): ReactElement {
  const { t } = useAreaWords();
  const name = t([`bonusTerms.offer.${terms.offer}`, 'bonusTerms.offer.other']);
  return (
    <section className={styles.bonus} aria-label={t('bonus.label')}>
      <h2 className={wish.title}>{t('bonus.title', { name })}</h2>
      <p className={wish.text}>{t(isTaken ? 'bonus.taken' : 'bonus.chosen')}</p>
      <Switch label={t('bonus.want')} isOn={takesBonus} onChange={onChange} />
      <p className={wish.text} role="status">
        {takesBonus ? null : t(isTaken ? 'bonus.withoutTaken' : 'bonus.withoutChosen')}
      </p>
      {takesBonus ? <ComingBonus terms={terms} amount={amount} /> : null}
    </section>
  );
}
