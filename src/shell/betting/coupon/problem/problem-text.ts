import type { CouponProblem } from '@grandstand/bus-contracts';
import { formatMoney, type MoneyFormat } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

/** The currency of the amounts in a text of a problem, and the player's balance in minor units. */
interface ProblemMoney extends MoneyFormat {
  readonly balance?: number | undefined;
}

/** The text of a problem: the operator's, if there is one. */
export function problemText(
  t: TFunction,
  { code, text, limit, limitType }: CouponProblem,
  money: ProblemMoney,
  tag: string,
): string {
  const write = (minor: number | undefined): string =>
    minor === undefined ? '' : formatMoney(minor, money, tag);
  return (
    text ??
    t(`coupon.problem.${code}`, {
      limit: write(limit),
      balance: write(money.balance),
      name: limitType === undefined ? '' : t(`coupon.limit.${limitType}`, ''),
    })
  );
}
