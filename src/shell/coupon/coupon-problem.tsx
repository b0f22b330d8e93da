import type { CouponProblem as Problem, CouponState } from '@grandstand/bus-contracts';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './coupon-form.module.css';
import { useFixes } from './hooks/use-fixes';
import type { Placing } from './hooks/use-placing';
import { useProblemText } from './hooks/use-problem-text';
import { RuleLink } from './rule-link';
import { betName, useOutcomeTexts, type StakeMoney } from './words-and-money';

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
  const fixes = useFixes({ problem, coupon, money, onAgain });
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
          <RuleLink code={problem.code} />
          {fixes.length > 0 ? (
            <div className={styles.fixes}>
              {fixes.map(({ label, isPlace, run }) => (
                <Button key={label} data-place={isPlace ? '' : undefined} size="s" onClick={run}>
                  {label}
                </Button>
              ))}
            </div>
          ) : null}
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
