import { memo, type ReactElement } from 'react';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import { SINGLE } from '@grandstand/bus-contracts/domain';
import { ChosenType, CouponType } from './coupon-type';
import { EmptyCoupon } from '../empty/empty-coupon';
import { FeedLine } from '../shared/feed-line';
import type { MyBetsProps } from '../my-bets/my-bets';
import type { SettingsViewProps } from '../settings/settings-view';
import { Slip } from './slip';
import { oneClickLine } from '../later-parts';
import { useCouponSettings } from '../shared/words-and-money';

export interface CouponContentProps {
  /** Whether the coupon's service has started. */
  readonly hasCoupon: boolean;
  readonly view: 'slip' | 'bets' | 'settings';
  /** Whether there are neither bets nor a result. */
  readonly isEmpty: boolean;
  /** Returns to the coupon's bets. */
  readonly onLeave: () => void;
}

// Each is fetched when it is first shown.
const settings = createLater<SettingsViewProps>(
  withTexts('parts', async () => (await import('../settings/settings-view')).SettingsView),
);
const myBets = createLater<MyBetsProps>(
  withTexts('player', async () => (await import('../my-bets/my-bets')).MyBets),
);

/** The coupon's bets, or the open bets or the settings instead. */
export const CouponContent = memo(function CouponContent({
  hasCoupon,
  view,
  isEmpty,
  onLeave,
}: CouponContentProps): ReactElement {
  const { isActiveOneClick } = useCouponSettings();
  if (view === 'settings') return <settings.View onDone={onLeave} />;
  if (view === 'bets') return <myBets.View onDone={onLeave} />;
  return (
    <>
      {hasCoupon ? <ChosenType /> : <CouponType typeId={SINGLE} />}
      <FeedLine />
      <div role="status">{isActiveOneClick ? <oneClickLine.View /> : null}</div>
      {isEmpty ? <EmptyCoupon /> : null}
      {hasCoupon ? <Slip /> : null}
    </>
  );
});
