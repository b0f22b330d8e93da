import type { CouponProblem } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/shell-state';
import { useStakeMoney } from '../words-and-money';

/** The text of a problem: the operator's, if there is one. */
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
