import type { CouponProblem as Problem, CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import styles from '../shared/coupon-form.module.css';
import type { Placing } from '../hooks/use-placing';
import { useProblemText } from './use-problem-text';
import { fixes } from '../later-parts';
import { betName, useOutcomeTexts, type StakeMoney } from '../shared/words-and-money';

interface CouponProblemProps {
  readonly problem: Problem | null;
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  readonly onAgain: Placing['place'];
}

/** Shows the problem and its fixes. */
export function CouponProblem({
  problem: first,
  coupon,
  money,
  onAgain,
}: CouponProblemProps): ReactElement {
  const texts = useOutcomeTexts();
  const problem = first && ofAllBets(first, coupon);
  const textOf = useProblemText();
  // With several bets, the text names the bet.
  const about =
    coupon.bets.length > 1
      ? coupon.bets.find(({ market }) => market.id === problem?.marketId)
      : undefined;
  return (
    <div role="alert">
      {problem ? (
        <div className={styles.problem}>
          {about ? <p className={styles.about}>{betName(texts, about)}</p> : null}
          <p>{textOf(problem)}</p>
          <fixes.View problem={problem} coupon={coupon} money={money} onAgain={onAgain} />
        </div>
      ) : null}
    </div>
  );
}

/** A problem of several bets at once names none of them. */
function ofAllBets(problem: Problem, { problems }: CouponState): Problem {
  const isOfMany =
    problem.code === 'bets-dependent' ||
    problem.code === 'bets-impossible' ||
    (problem.code === 'price-changed' &&
      problems.filter(({ code }) => code === 'price-changed').length > 1);
  return isOfMany ? { code: problem.code } : problem;
}
