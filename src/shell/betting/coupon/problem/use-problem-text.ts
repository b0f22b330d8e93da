import type { CouponProblem } from '@grandstand/bus-contracts';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { problemText } from './problem-text';
import { useStakeMoney } from '../shared/words-and-money';
import { ownAmounts } from '../later-amounts';

/** The text of a problem: the operator's, if there is one. */
export function useProblemText(): (problem: CouponProblem) => string {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const money = useStakeMoney();
  // The names of limits come with the player's amounts.
  ownAmounts.useIsLoaded();
  return (problem) => problemText(t, problem, { ...money, balance: money.account?.money }, tag);
}
