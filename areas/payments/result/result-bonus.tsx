import type { ReactElement } from 'react';
import { isOpenPayment, type Payment } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ComingBonus, GrantedBonus } from '@grandstand/text-ui';
import { useTimeText } from '../page/use-time-text';
import styles from '../recharge/recharge.module.css';

/** The bonus of a payment: the one that it brings once the money has come, or has brought. */
export function ResultBonus({ payment }: { readonly payment: Payment }): ReactElement | null {
  const { t } = useAreaWords();
  const time = useTimeText();
  const { state, amount, bonus, comingBonus } = payment;
  const isComing = isOpenPayment(payment) && comingBonus !== null;
  if (!isComing && state !== 'credited') return null;
  return (
    <section className={styles.bonus} aria-label={t('bonus.label')}>
      {isComing ? (
        <ComingBonus terms={comingBonus} amount={amount} />
      ) : (
        <GrantedBonus bonus={bonus} time={time} />
      )}
    </section>
  );
}
