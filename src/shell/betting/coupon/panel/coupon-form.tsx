import { meaningOf, type CouponState } from '@grandstand/bus-contracts';
import { formatMoney, isSingles, SYSTEM } from '@grandstand/bus-contracts/domain';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { CouponStore } from '../../../../services/betting/coupon';
import { useLanguage } from '../../../frame/shell-state';
import { ShareByCode } from '../code/share-by-code';
import styles from '../shared/coupon-form.module.css';
import { barringProblem } from '../hooks/barring-problem';
import { CouponProblem } from '../problem/coupon-problem';
import { AccountChoice } from '../stake/account-choice';
import { otherLimits, ownAmounts } from '../later-amounts';
import { systemChoice, systemExplained } from '../later-parts';
import { StakeField } from '../stake/stake-field';
import { StakeSwitches } from '../stake/stake-switches';
import { totalStake } from '../shared/stakes';
import { PromoCode } from '../terms/promo-code';
import { Terms } from '../terms/terms';
import { TotalCoef } from '../terms/total-coef';
import { WinFacts } from '../terms/win-facts';
import { useBettor } from '../hooks/use-bettor';
import { PlaceButton } from './place-button';
import { PlacingLine } from './placing-line';
import type { Placing } from '../hooks/use-placing';
import { stakeCount, type StakeMoney } from '../shared/words-and-money';

interface CouponFormProps {
  readonly coupon: CouponState;
  /** How long the operator holds the bet that is being placed; null: it holds none. */
  readonly hold: CouponStore['hold'];
  readonly money: StakeMoney;
  readonly placing: Placing;
  /** The bets, which scroll together with the form's rarer choices. */
  readonly children: ReactNode;
}

/** The form of the coupon: stake, possible win and the Place button. */
export function CouponForm({
  coupon,
  hold,
  money,
  placing,
  children,
}: CouponFormProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { place, isSending, isAccepting, problem, onStakeTyped } = placing;
  const formId = useId();
  const { status } = coupon.placing;
  // While the account is being changed, nothing is placed from the previous one.
  const [isSwitching, setIsSwitching] = useState(false);
  const bettor = useBettor();
  const isBusy = status !== 'idle';
  // Place is enabled once the operator has named each bet, and priced those of one match together.
  const isNaming = coupon.problems.some(
    ({ code }) => code === 'bet-unconfirmed' || code === 'match-unpriced',
  );
  // Bets that can't be together, or odds that are not there: the problem above the button explains it.
  const isImpossible = coupon.problems.some(
    ({ code }) => meaningOf(code).isImpossible || code === 'odds-not-reached',
  );
  // A player who is not let bet is told why and where to turn, and is offered no press.
  const isBarred = !coupon.isPlaceBet && barringProblem(coupon) !== undefined;
  const isSystem = coupon.typeId === SYSTEM;
  const canPlace =
    !isBarred && !isBusy && !isSending && !isSwitching && bettor !== 'unknown' && !isNaming;
  const count = stakeCount(coupon);
  const total = totalStake(coupon);
  const inAll = total === null ? null : formatMoney(total, money, tag);

  return (
    <>
      <div className={styles.body}>
        {children}
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (canPlace) place();
          }}
        >
          {isSystem ? <systemExplained.View coupon={coupon} money={money} /> : null}
          <Terms coupon={coupon} />
          <StakeSwitches coupon={coupon} />
          <PromoCode coupon={coupon} isBusy={isBusy} />
          {coupon.limits.length > 1 ? <otherLimits.View coupon={coupon} money={money} /> : null}
          <ShareByCode coupon={coupon} />
        </form>
      </div>
      {/* Outside the scrolling body, so that it is always visible. */}
      <div className={styles.foot}>
        {isSystem ? <systemChoice.View coupon={coupon} money={money} /> : null}
        <AccountChoice onSwitching={setIsSwitching} />
        <StakeField
          formId={formId}
          coupon={coupon}
          money={money}
          isBusy={isBusy}
          onText={onStakeTyped}
        />
        <p className={styles.hint} role="status">
          {coupon.isFreeBet ? t('coupon.freeBet.note', { amount: inAll }) : ''}
        </p>
        {isSingles(coupon.typeId) && count > 1 && inAll !== null ? (
          <p className={styles.hint}>{t('coupon.stakePerBet', { count, total: inAll })}</p>
        ) : null}
        <TotalCoef coupon={coupon} />
        {money.account ? <ownAmounts.View coupon={coupon} money={money} total={total} /> : null}
        <WinFacts coupon={coupon} money={money} />
        <CouponProblem problem={problem} coupon={coupon} money={money} onAgain={place} />
        {isBarred ? null : (
          <PlaceButton
            formId={formId}
            bettor={bettor}
            canPlace={canPlace}
            isImpossible={isImpossible}
            isAccepting={isAccepting}
            hold={hold}
            stake={coupon.isFreeBet ? t('coupon.freeBet.name') : inAll}
          />
        )}
        <PlacingLine status={status} hold={hold} />
      </div>
    </>
  );
}
