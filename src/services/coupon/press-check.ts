import { couponPress } from '@grandstand/bus-contracts/shell';
import type { Envelope, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';

type Press = PayloadOf<typeof couponPress>;

/** Knows whether the player's hand is behind a bet; each press serves once. */
export interface PressCheck {
  /** Uses the press up that led to this message, where it was on this outcome's price in the sender's own area. */
  usePrice(message: Envelope, marketId: string): boolean;
  /** Uses the press up that led to this message, where it was on a Place button. */
  usePlace(message: Envelope): boolean;
}

/** Hears of presses, and keeps the last that nobody used. */
export function createPressCheck(bus: ShellHandle): PressCheck {
  let unused: { readonly press: Press; readonly sequence: number } | null = null;
  bus.on(couponPress, (press, { sequence }) => {
    unused = { press, sequence };
  });

  const use = ({ cause }: Envelope, isIt: (press: Press) => boolean): boolean => {
    if (unused?.sequence !== cause || !isIt(unused.press)) return false;
    unused = null;
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
  };
}

function areaOf(sender: string): string | null {
  return /^area:(.*)$/.exec(sender)?.[1] ?? null;
}
