import { type CouponState } from '@grandstand/bus-contracts';
import { couponRemoveBonusBet, couponRestoreBonusBet } from '@grandstand/bus-contracts/shell';
import { formatCoef, MIN_BONUS_LEGS } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Icon, IconButton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import styles from './bets.module.css';

const EXPRESS = 1;

export interface BonusBetRowProps {
  readonly coupon: CouponState;
}

/** The bonus leg of an express; a removed one stays out until the player adds it again. */
export function BonusBetRow({ coupon }: BonusBetRowProps): ReactElement | null {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { send: remove } = useSend(couponRemoveBonusBet);
  const { send: restore } = useSend(couponRestoreBonusBet);
  const { bonusBet, isBonusBetRemoved, typeId, bets } = coupon;
  const isBusy = coupon.placing.status !== 'idle';
  if (bonusBet) {
    return (
      <>
        <div className={styles.bonus}>
          <Icon name="star-filled" size="s" />
          <span className={styles.bonusName}>{t('coupon.bonusBet.name')}</span>
          <strong className={styles.figure}>{formatCoef(bonusBet.coef, coefViewId)}</strong>
          {isBusy ? null : (
            <IconButton
              icon="close"
              label={t('coupon.bonusBet.remove')}
              onPress={() => void remove({})}
            />
          )}
        </div>
        <p className={styles.bonusRule}>{t('coupon.bonusBet.left', { least: MIN_BONUS_LEGS })}</p>
      </>
    );
  }
  if (!isBonusBetRemoved || typeId !== EXPRESS || bets.length < MIN_BONUS_LEGS || isBusy)
    return null;
  return (
    <div className={styles.bonus}>
      <span className={styles.bonusName}>{t('coupon.bonusBet.removed')}</span>
      <button type="button" className={styles.press} onClick={() => void restore({})}>
        {t('coupon.bonusBet.restore')}
      </button>
    </div>
  );
}
