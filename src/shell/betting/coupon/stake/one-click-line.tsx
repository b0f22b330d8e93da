import { couponSettingsSet } from '@grandstand/bus-contracts/shell';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { useProblemText } from '../problem/use-problem-text';
import { useBoundTypes, useCouponSettings, useStakeMoney } from '../shared/words-and-money';
import { oneClickProblem, oneClickStake } from './one-click-stake';
import styles from './stake.module.css';

/** Says that a press on a price places a bet. */
export function OneClickLine(): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const settings = useCouponSettings();
  const textOf = useProblemText();
  const boundTypes = useBoundTypes();
  const money = useStakeMoney();
  const { send } = useSend(couponSettingsSet);
  const amount = oneClickStake(settings, money);
  const problem = amount === null ? null : oneClickProblem(amount, money, boundTypes);
  return (
    <div className={styles.oneClick}>
      <p>
        {amount === null
          ? t('coupon.oneClick.onFirst')
          : t('coupon.oneClick.on', { amount: formatMoney(amount, money, tag) })}
        {problem ? <> {textOf(problem)}</> : null}
      </p>
      <Button size="s" onClick={() => void send({ isActiveOneClick: false })}>
        {t('coupon.oneClick.turnOff')}
      </Button>
    </div>
  );
}
