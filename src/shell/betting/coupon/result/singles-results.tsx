import { couponRemoveBet, type CouponProblem, type CouponState } from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponDismissResult,
  couponPlace,
} from '@grandstand/bus-contracts/shell';
import { BATCH, formatCoef, formatMoney, isSingles } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Badge, Button } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useLanguage, useSettings } from '../../../frame/shell-state';
import { batchOf } from '../shared/stakes';
import { LegPick } from '../bets/leg-pick';
import { PLACE_DEADLINE, problemOf } from '../hooks/use-placing';
import { useProblemText } from '../problem/use-problem-text';
import { betName, isNamed, useOutcomeTexts, type StakeMoney } from '../shared/words-and-money';
import { RepeatButtons } from './repeat-buttons';
import styles from './result.module.css';
import { CouponHeading } from '../shared/coupon-heading';

interface SinglesResultsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  /** The placed singles are being placed once more. */
  readonly isRepeating: boolean;
  /** The placed singles may be placed once more, or leave their selections in the coupon. */
  readonly isRepeatable: boolean;
  /** Places all refused singles again. */
  readonly onAgain: () => void;
  /** Called before the selections return to the coupon. */
  readonly onRepeat: () => void;
}

/** The result of each single of a batch. */
export function SinglesResults({
  coupon,
  money,
  isRepeating,
  isRepeatable,
  onAgain,
  onRepeat,
}: SinglesResultsProps): ReactElement {
  const { t } = useTexts();
  const { send: dismiss } = useSend(couponDismissResult);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, or its result has come.
  useEffect(() => {
    if (!isRepeating) heading.current?.focus({ preventScroll: true });
  }, [isRepeating]);
  const results = coupon.singlesResultCoupons;
  const placed = results.flatMap(({ bet }) => bet ?? []);
  const [first] = placed;
  const amount = placed.reduce((sum, bet) => sum + bet.amount, 0);
  const isBusy = coupon.placing.status !== 'idle';
  return (
    <div className={styles.placed}>
      <CouponHeading ref={heading} className={styles.title} tabIndex={-1}>
        {t('coupon.singles.title', { count: results.length, taken: placed.length })}
      </CouponHeading>
      <ul className={styles.legs}>
        {results.map((result) => (
          <SingleResult key={result.marketId} result={result} coupon={coupon} money={money} />
        ))}
      </ul>
      {first && isRepeatable ? (
        <RepeatButtons bet={{ ...first, amount }} isRepeating={isRepeating} onRepeat={onRepeat} />
      ) : null}
      <div className={styles.actions}>
        {coupon.bets.length > 0 && !isBusy && !isRepeating ? (
          <Button data-place="" kind="primary" onClick={() => onAgain()}>
            {t('coupon.singles.again')}
          </Button>
        ) : null}
        <Button isWide={isRepeatable} disabled={isRepeating} onClick={() => void dismiss({})}>
          {t('coupon.singles.close')}
        </Button>
      </div>
    </div>
  );
}

function SingleResult({
  result: { marketId, bet, problem },
  coupon,
  money,
}: {
  readonly result: CouponState['singlesResultCoupons'][number];
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}): ReactElement {
  const { t } = useTexts();
  const { language, tag } = useLanguage();
  const texts = useOutcomeTexts();
  const textOf = useProblemText();
  const left = coupon.bets.find(({ market }) => market.id === marketId);
  const [leg] = bet?.legs ?? [];
  return (
    <li className={styles.leg}>
      {bet && leg ? (
        <LegPick leg={leg} legs={bet.legs} />
      ) : left ? (
        <>
          {isNamed(left) ? (
            <p className={styles.teams}>
              {left.market.game.home} – {left.market.game.away}
            </p>
          ) : null}
          <p>{betName(texts, left)}</p>
        </>
      ) : null}
      <p className={styles.pick}>
        <span className={problem ? styles.reason : styles.teams}>
          {bet ? (
            <>
              {t('coupon.placed.bet')}{' '}
              <a className={styles.id} href={withLanguage(language, `/office/history/${bet.id}`)}>
                {bet.id}
              </a>
              {` · ${formatMoney(bet.amount, bet, tag)}`}
            </>
          ) : problem ? (
            textOf(problem)
          ) : null}
        </span>
        <Badge kind={bet ? 'success' : problem ? 'danger' : 'info'}>
          {t(`coupon.singles.${bet ? 'taken' : problem ? 'refused' : 'checking'}`)}
        </Badge>
      </p>
      {problem && left ? (
        <SecondTry refusedCode={problem.code} bet={left} coupon={coupon} money={money} />
      ) : null}
    </li>
  );
}

/** The buttons of a refused single: accept the price, try again, remove. */
function SecondTry({
  refusedCode,
  bet,
  coupon,
  money,
}: {
  /** The reason of the refusal. */
  readonly refusedCode: CouponProblem['code'];
  readonly bet: CouponState['bets'][number];
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { send: place, error } = useSend(couponPlace);
  const textOf = useProblemText();
  const { send: accept } = useSend(couponAcceptPrices);
  const { send: remove } = useSend(couponRemoveBet);
  const { market, isBlocked, isFinished } = bet;
  const marketId = market.id;
  const isAsked = coupon.problems.some(
    (problem) => problem.code === 'price-changed' && problem.marketId === marketId,
  );
  const own = batchOf(coupon).bets.find(({ id }) => id === marketId);
  const amount = coupon.typeId === BATCH ? (own?.stake ?? null) : coupon.amount;
  const isBusy = coupon.placing.status !== 'idle';
  const canTry =
    isSingles(coupon.typeId) && money.account && amount !== null && !isBlocked && !isFinished;
  // Shown only if it differs from the refusal above.
  const unsent = problemOf(error);
  const isOther = unsent !== null && unsent.code !== 'refused' && unsent.code !== refusedCode;
  return (
    <div className={styles.actions}>
      {isOther ? <p className={styles.reason}>{textOf(unsent)}</p> : null}
      {isAsked ? (
        <Button size="s" disabled={isBusy} onClick={() => void accept({ marketId })}>
          {t('coupon.singles.acceptOne', { coef: formatCoef(market.coef, coefViewId) })}
        </Button>
      ) : canTry ? (
        <Button
          data-place=""
          size="s"
          disabled={isBusy}
          onClick={() => {
            const accountId = money.account?.id ?? 0;
            const coefs = { [marketId]: market.coef };
            void place({ only: marketId, amount, accountId, coefs }, { deadline: PLACE_DEADLINE });
          }}
        >
          {t('coupon.singles.againOne')}
        </Button>
      ) : null}
      <Button size="s" disabled={isBusy} onClick={() => void remove({ marketId })}>
        {t('coupon.fix.remove')}
      </Button>
    </div>
  );
}
