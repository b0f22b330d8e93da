import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetTab } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Skeleton, useLoader } from '@grandstand/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { CouponHeader } from './coupon-header';
import styles from './coupon.module.css';
import { EmptyCoupon } from './empty/empty-coupon';
import { couponContent } from './later-parts';
import { useCoupon, useMayHaveCoupon } from './use-coupon';

interface CouponPanelProps {
  /** Asked for by the cross, which is there only while the panel is a drawer; left out on the coupon's own page. */
  readonly onClose?: () => void;
}

/** What the player is about to bet on. */
export function CouponPanel({ onClose }: CouponPanelProps): ReactElement {
  const coupon = useCoupon();
  const { send: setTab } = useSend(couponSetTab);
  const [isSettings, setIsSettings] = useState(false);
  const mayCome = useMayHaveCoupon();
  const isThere = couponContent.useIsLoaded();
  const count = coupon?.bets.length ?? 0;
  const isOnBets = coupon?.tab === 'bets';
  const view = isSettings ? 'settings' : isOnBets ? 'bets' : 'slip';
  const isSlip = view === 'slip';
  const isComing = useLoader(isSlip && coupon === undefined && mayCome);
  const isEmpty = isSlip && !isComing && count === 0 && !hasResult(coupon);
  const isShown = !isComing && (isThere || !isEmpty);
  const leave = useCallback(() => {
    setIsSettings(false);
    if (isOnBets) void setTab({ tab: 'coupon' });
  }, [isOnBets, setTab]);

  return (
    <>
      <CouponHeader
        coupon={coupon}
        view={view}
        onSettings={() => {
          setIsSettings(!isSettings);
          // It changes nothing, and wakes whoever keeps the settings.
          if (!coupon) void setTab({ tab: 'coupon' });
        }}
        onBets={() => {
          setIsSettings(false);
          void setTab({ tab: view === 'bets' ? 'coupon' : 'bets' });
        }}
        onClose={onClose}
      />
      {isShown ? (
        <couponContent.View
          hasCoupon={coupon !== undefined}
          view={view}
          isEmpty={isEmpty}
          onLeave={leave}
        />
      ) : (
        <>
          {/* The room of the types: an empty coupon waits for nothing more. */}
          <div className={styles.type} />
          {isEmpty ? <EmptyCoupon /> : <Skeleton shape="row" />}
        </>
      )}
    </>
  );
}

/** Whether something is shown of what was placed or loaded last. */
function hasResult(coupon: CouponState | undefined): boolean {
  if (!coupon) return false;
  const { successCoupon, singlesResultCoupons, loadReport } = coupon;
  return successCoupon !== null || singlesResultCoupons.length > 0 || loadReport !== null;
}
