import { couponRemoveBet, type CouponBet, type CouponState } from '@grandstand/bus-contracts';
import { couponSetBanker } from '@grandstand/bus-contracts/shell';
import { BANKER_BLOCK, formatCoef, SYSTEM } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames, Icon, IconButton, Skeleton, useLoader, VisuallyHidden } from '@grandstand/ui';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import { betName, isNamed, useOutcomeTexts, type StakeMoney } from '../shared/words-and-money';
import { useCouponSnapshot } from '../hooks/use-coupon-snapshot';
import { BetGame } from './bet-game';
import styles from './bets.module.css';
import { BetStake } from './bet-stake';
import { flagOf, isOfCoupon, useFlagFixes, type BetFlag } from './flags';
import { pricesToAccept, PriceMove } from './price-move';

interface BetRowProps {
  readonly bet: CouponBet;
  readonly money: StakeMoney;
  /** Whether it is among bets of one match, which show match and price once. */
  readonly isTogether: boolean;
  /** The bet's own stake in a batch of singles, else undefined. */
  readonly ownStake: number | null | undefined;
  readonly ownWin: number | null;
}

/** One bet: match, outcome, price and problem. It renders when its own bet changes. */
export const BetRow = memo(function BetRow({
  bet,
  money,
  isTogether,
  ownStake,
  ownWin,
}: BetRowProps): ReactElement {
  const coupon = useCouponSnapshot();
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const texts = useOutcomeTexts();
  const { send: remove } = useSend(couponRemoveBet);
  const { send: setBanker } = useSend(couponSetBanker);
  const { market } = bet;
  const hasNames = !useLoader(!isNamed(bet));
  const name = betName(texts, bet);
  const isBusy = coupon.placing.status !== 'idle';
  const isBanker = coupon.typeId === SYSTEM && bet.blockId === BANKER_BLOCK;
  const canBeBanker = coupon.typeId === SYSTEM && (coupon.isBankerOffered || isBanker);
  const flag = flagOf(bet, coupon);

  return (
    <li
      className={classNames(styles.bet, flag !== null && styles.flagged, isBanker && styles.banker)}
      aria-busy={!bet.isConfirmed && flag === null}
    >
      <p className={styles.outcome}>
        {isBanker ? <Icon name="pin" size="s" /> : null}
        {flag !== null && isOfCoupon(flag) ? (
          <span className={styles.mark} title={t(`coupon.flag.${flag}`)}>
            <Icon name="warning" size="s" />
            <VisuallyHidden>{t(`coupon.flag.${flag}`)}</VisuallyHidden>
          </span>
        ) : null}
        {hasNames ? <span className={styles.name}>{name}</span> : <Skeleton shape="text" />}
      </p>
      {isTogether ? null : (
        <strong className={styles.coef}>{formatCoef(market.coef, coefViewId)}</strong>
      )}
      {isTogether ? null : <BetGame bet={bet} hasNames={hasNames} />}
      {isBusy ? null : (
        <div className={styles.tools}>
          {canBeBanker ? (
            <IconButton
              icon="pin"
              label={t('coupon.banker.of', { name })}
              isPressed={isBanker}
              isDisabled={bet.isDisabledBanker && !isBanker}
              onPress={() => void setBanker({ marketId: market.id, isBanker: !isBanker })}
            />
          ) : null}
          <IconButton
            icon="close"
            label={hasNames ? t('coupon.remove', { name }) : t('coupon.fix.remove')}
            onPress={() => void remove({ marketId: market.id })}
          />
        </div>
      )}
      {flag !== null && !isOfCoupon(flag) ? <Flag flag={flag} bet={bet} coupon={coupon} /> : null}
      {(flag === null || isOfCoupon(flag)) && !isTogether ? (
        <PriceMove
          from={bet.seenCoef}
          to={market.coef}
          isAsked={pricesToAccept(coupon).has(market.id)}
          of={{ marketId: market.id }}
        />
      ) : null}
      {ownStake === undefined ? null : (
        <BetStake
          bet={bet}
          name={name}
          stake={ownStake}
          possibleWin={ownWin}
          money={money}
          isBusy={isBusy}
        />
      )}
    </li>
  );
});

/** Why a bet can't be placed, and the buttons that fix it. */
function Flag({
  flag,
  bet,
  coupon,
}: {
  readonly flag: BetFlag;
  readonly bet: CouponBet;
  readonly coupon: CouponState;
}): ReactElement {
  const { t } = useTexts();
  const fixes = useFlagFixes(bet, coupon);
  return (
    <div className={styles.flag}>
      <p className={styles.reason}>
        <Icon name="lock" size="s" /> {t(`coupon.flag.${flag}`)}
      </p>
      {fixes.map(({ key, run }) => (
        <button key={key} type="button" className={styles.press} onClick={run}>
          {t(`coupon.fix.${key}`)}
        </button>
      ))}
    </div>
  );
}
