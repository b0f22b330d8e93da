import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { createLater } from '../later';
import { OneClickLine } from './stake/one-click-line';
import { FeedLine } from './feed-line';
import { Slip } from './slip';

export interface CouponContentProps {
  readonly coupon: CouponState | undefined;
  readonly view: 'slip' | 'bets' | 'settings';
  /** Back to the bets that are in the coupon. */
  readonly onLeave: () => void;
}

// Each is fetched when it is first looked at.
const settings = createLater(async () => (await import('./settings/settings-view')).SettingsView);
const myBets = createLater(async () => (await import('./my-bets/my-bets')).MyBets);

/** What a coupon holds, or what stands in its place: the player's open bets, or how they bet. */
export function CouponContent({ coupon, view, onLeave }: CouponContentProps): ReactElement {
  if (view === 'settings') return <settings.View onDone={onLeave} />;
  if (view === 'bets') return <myBets.View onDone={onLeave} />;
  return (
    <>
      <FeedLine />
      <OneClickLine />
      {coupon ? <Slip coupon={coupon} /> : null}
    </>
  );
}
