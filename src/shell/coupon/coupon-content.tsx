import { memo, type ReactElement } from 'react';
import { createLater } from '../frame/later';
import { SINGLE } from '@grandstand/bus-contracts/domain';
import { ChosenType, CouponType } from './coupon-type';
import { EmptyCoupon } from './empty/empty-coupon';
import { FeedLine } from './feed-line';
import { OneClickLine } from './stake/one-click-line';
import { Slip } from './slip';

export interface CouponContentProps {
  /** Its service has started. */
  readonly hasCoupon: boolean;
  readonly view: 'slip' | 'bets' | 'settings';
  /** Nothing is in it, and nothing is told of what was. */
  readonly isEmpty: boolean;
  /** Back to the bets that are in the coupon. */
  readonly onLeave: () => void;
}

// Each is fetched when it is first looked at.
const settings = createLater(async () => (await import('./settings/settings-view')).SettingsView);
const myBets = createLater(async () => (await import('./my-bets/my-bets')).MyBets);

/** What a coupon holds, or what stands in its place: the player's open bets, or how they bet. */
export const CouponContent = memo(function CouponContent({
  hasCoupon,
  view,
  isEmpty,
  onLeave,
}: CouponContentProps): ReactElement {
  if (view === 'settings') return <settings.View onDone={onLeave} />;
  if (view === 'bets') return <myBets.View onDone={onLeave} />;
  return (
    <>
      {hasCoupon ? <ChosenType /> : <CouponType typeId={SINGLE} />}
      <FeedLine />
      <OneClickLine />
      {isEmpty ? <EmptyCoupon /> : null}
      {hasCoupon ? <Slip /> : null}
    </>
  );
});
