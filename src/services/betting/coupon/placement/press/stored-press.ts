import type { CouponEvent } from '../../events';
import type { Click } from '../snapshot';

/** A press that is carried out once the coupon is ready: a guest's on Place, or a player's on "Bet again". */
export interface StoredPress {
  /** The coupon as the player saw it. */
  readonly click: Click;
  /** The currency of its stakes. */
  readonly currencyId: number;
  /** On the page's steady clock, ms. */
  readonly at: number;
  /** False while a guest has not signed in. */
  readonly isDue: boolean;
}

/** Events of a stored press; times are of the page's steady clock. */
export type StoredPressEvent =
  | { readonly type: 'guest-pressed'; readonly press: Omit<StoredPress, 'isDue'> }
  | { readonly type: 'guest-signed-in'; readonly at: number }
  | { readonly type: 'press-dropped' };

/** A sign-in that took longer than this does not place the bet: the prices may be forgotten by then. */
const SIGN_IN_PRESS_MS = 10 * 60_000;

/** The stored press after an event; null once it is dropped. An edit of the coupon drops it too. */
export function storedPressAfter(
  press: StoredPress | null,
  event: CouponEvent,
): StoredPress | null {
  switch (event.type) {
    case 'guest-pressed':
      return { ...event.press, isDue: false };
    case 'filled':
      return event.press ?? null;
    case 'guest-signed-in':
      return press && event.at - press.at <= SIGN_IN_PRESS_MS ? { ...press, isDue: true } : null;
    case 'placing-changed':
      return event.placing.status === 'sending' ? null : press;
    case 'press-dropped':
      return null;
    default:
      return press;
  }
}
