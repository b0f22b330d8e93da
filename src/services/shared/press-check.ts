import { couponPress } from '@grandstand/bus-contracts/shell';
import type { Envelope, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { BehaviorSubject } from 'rxjs';
import { areaOf } from './dialogs/area-of';

type Press = PayloadOf<typeof couponPress>;

/** Checks that the player pressed for a bet or a purchase; each press counts once. */
export interface PressCheck {
  /** Uses up the press that caused this message, if it was on this outcome's price in the sender's own area. */
  usePrice(message: Envelope, marketId: string): boolean;
  /** Uses up the press that caused this message, if it was on a Place button. */
  usePlace(message: Envelope): boolean;
  /** Uses up the press that caused this message, if it was on the button that buys. */
  useBuy(message: Envelope): boolean;
}

/** Keeps the last press that nothing has used. */
export function createPressCheck(bus: ShellHandle): PressCheck {
  const unused$ = new BehaviorSubject<{ press: Press; sequence: number } | null>(null);
  bus.listen(bus.messages$(couponPress), (press) =>
    // While it is delivered, the press is the cause.
    unused$.next({ press, sequence: bus.cause }),
  );

  const use = ({ cause }: Envelope, isIt: (press: Press) => boolean): boolean => {
    const unused = unused$.value;
    if (unused?.sequence !== cause || !isIt(unused.press)) return false;
    unused$.next(null);
    return true;
  };

  return {
    usePrice: (message, marketId) =>
      use(
        message,
        (press) =>
          press.on === 'price' &&
          press.marketId === marketId &&
          press.area === areaOf(message.sender),
      ),
    usePlace: (message) => use(message, ({ on }) => on === 'place'),
    useBuy: (message) => use(message, ({ on }) => on === 'buy'),
  };
}
