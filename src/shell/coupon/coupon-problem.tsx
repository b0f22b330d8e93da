import {
  couponAcceptPrices,
  couponRemoveBet,
  couponSetAmount,
  couponSetType,
  type CouponProblem as Problem,
  type CouponState,
} from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../shell-state';
import styles from './coupon.module.css';
import { stakeCount, type StakeMoney } from './words-and-money';

interface CouponProblemProps {
  readonly problem: Problem | null;
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  readonly onAgain: () => void;
}

/** Says what stands in the way, and offers what mends it. */
export function CouponProblem(props: CouponProblemProps): ReactElement {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { problem, money } = props;
  const write = (minor: number | undefined): string =>
    minor === undefined ? '' : formatMoney(minor, money, tag);
  const mend = useMend(props);
  return (
    <div role="alert">
      {problem ? (
        <div className={styles.problem}>
          <p>
            {problem.text ??
              t(`coupon.problem.${problem.code}`, {
                limit: write(problem.limit),
                balance: write(money.account?.money),
              })}
          </p>
          {mend ? (
            <Button size="s" onClick={mend.run}>
              {mend.label}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The button that mends a problem, where a press can. */
function useMend({
  problem,
  coupon,
  money,
  onAgain,
}: CouponProblemProps): { label: string; run: () => void } | null {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { send: setAmount } = useSend(couponSetAmount);
  const { send: setType } = useSend(couponSetType);
  const { send: remove } = useSend(couponRemoveBet);
  const { send: accept } = useSend(couponAcceptPrices);
  const setTo = (amount: number): { label: string; run: () => void } => ({
    label: t('coupon.mend.set', { amount: formatMoney(amount, money, tag) }),
    run: () => void setAmount({ amount }),
  });

  switch (problem?.code) {
    case 'stake-too-small':
    case 'stake-too-big':
      return problem.limit === undefined ? null : setTo(problem.limit);
    case 'not-enough-money': {
      const most = Math.floor((money.account?.money ?? 0) / Math.max(1, stakeCount(coupon)));
      return most >= (money.currency?.minBetAmount ?? 1) ? setTo(most) : null;
    }
    case 'price-changed':
      return { label: t('coupon.mend.accept'), run: () => void accept({}) };
    case 'bet-blocked':
    case 'bet-finished': {
      const { marketId } = problem;
      if (marketId === undefined) return null;
      return { label: t('coupon.mend.remove'), run: () => void remove({ marketId }) };
    }
    case 'bets-dependent':
    case 'express-needs-two':
      return { label: t('coupon.mend.single'), run: () => void setType({ typeId: 0 }) };
    case 'system-needs-three':
      return { label: t('coupon.mend.express'), run: () => void setType({ typeId: 1 }) };
    case 'refused':
    case 'unavailable':
      return { label: t('coupon.mend.again'), run: onAgain };
    default:
      return null;
  }
}
