import type { CouponEvent } from '../events';
import type { Click } from './snapshot';

/** A press on Place by a guest, which is carried out once they have signed in. */
export interface GuestPress {
  /** The coupon as the guest saw it. */
  readonly click: Click;
  /** The currency of its stakes. */
  readonly currencyId: number;
  /** On the page's steady clock, ms. */
  readonly at: number;
  readonly isSignedIn: boolean;
}

/** Events of a guest's press on Place; times are of the page's steady clock. */
export type GuestPressEvent =
  | { readonly type: 'guest-pressed'; readonly press: Omit<GuestPress, 'isSignedIn'> }
  | { readonly type: 'guest-signed-in'; readonly at: number }
  | { readonly type: 'guest-press-dropped' };

/** A sign-in that took longer than this does not place the bet: the prices may be forgotten by then. */
const PRESS_HOLDS_MS = 10 * 60_000;

/** The kept press after an event; null where there is none any more. An edit of the coupon drops it as well. */
export function guestPressAfter(press: GuestPress | null, event: CouponEvent): GuestPress | null {
  switch (event.type) {
    case 'guest-pressed':
      return { ...event.press, isSignedIn: false };
    case 'guest-signed-in':
      return press && event.at - press.at <= PRESS_HOLDS_MS ? { ...press, isSignedIn: true } : null;
    case 'placing-changed':
      return event.placing.status === 'sending' ? null : press;
    case 'guest-press-dropped':
      return null;
    default:
      return press;
  }
}
