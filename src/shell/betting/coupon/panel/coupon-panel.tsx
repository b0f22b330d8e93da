import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetTab } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Skeleton, useLoader } from '@grandstand/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { CouponHeader } from './coupon-header';
import styles from '../shared/coupon.module.css';
import { EmptyCoupon } from '../empty/empty-coupon';
import { couponContent } from '../later-parts';
import { useCoupon, useMayHaveCoupon } from '../hooks/use-coupon';

interface CouponPanelProps {
  /** Closes the drawer; undefined on the coupon's own page. */
  readonly onClose?: () => void;
}

/** The coupon panel. */
export function CouponPanel({ onClose }: CouponPanelProps): ReactElement {
  const coupon = useCoupon();
  const { send: setTab } = useSend(couponSetTab);
  const [isSettings, setIsSettings] = useState(false);
  const mayLoad = useMayHaveCoupon();
  const isLoaded = couponContent.useIsLoaded();
  const count = coupon?.bets.length ?? 0;
  const isOnBets = coupon?.tab === 'bets';
  const view = isSettings ? 'settings' : isOnBets ? 'bets' : 'slip';
  const isSlip = view === 'slip';
  const isLoading = useLoader(isSlip && coupon === undefined && mayLoad);
  const isEmpty = isSlip && !isLoading && count === 0 && !hasResult(coupon);
  const isShown = !isLoading && (isLoaded || !isEmpty);
  const showSlip = useCallback(() => {
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
          // Changes nothing; the command starts the coupon's services.
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
          onLeave={showSlip}
        />
      ) : (
        <>
          {/* Reserves the height of the type: an empty coupon needs no further script. */}
          <div className={styles.type} />
          {isEmpty ? <EmptyCoupon /> : <Skeleton shape="row" />}
        </>
      )}
    </>
  );
}

/** Whether the last placed or loaded coupon is shown. */
function hasResult(coupon: CouponState | undefined): boolean {
  if (!coupon) return false;
  const { successCoupon, singlesResultCoupons, loadReport } = coupon;
  return successCoupon !== null || singlesResultCoupons.length > 0 || loadReport !== null;
}
