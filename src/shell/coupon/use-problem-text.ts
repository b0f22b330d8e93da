import type { CouponProblem } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../frame/shell-state';
import { useStakeMoney } from './words-and-money';

/** Says what stands in the way: in the operator's own words where it gave some. */
export function useProblemText(): (problem: CouponProblem) => string {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const money = useStakeMoney();
  const write = (minor: number | undefined): string =>
    minor === undefined ? '' : formatMoney(minor, money, tag);
  return ({ code, text, limit, limitType }) =>
    text ??
    t(`coupon.problem.${code}`, {
      limit: write(limit),
      balance: write(money.account?.money),
      name: limitType === undefined ? '' : t(`coupon.limit.${limitType}`),
    });
}
