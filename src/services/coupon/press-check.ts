import { couponPress } from '@grandstand/bus-contracts/shell';
import type { Envelope, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';

interface UnusedPress extends PayloadOf<typeof couponPress> {
  /** Of the message that told of it. */
  readonly sequence: number;
}

/** Knows whether the player's hand is behind a bet; each press serves once. */
export interface PressCheck {
  /** Uses the press up that led to this message, where it was on this outcome's price in the sender's own area. */
  use(message: Envelope, marketId: string): boolean;
}

/** Hears of presses, and keeps the last that nobody used. */
export function createPressCheck(bus: ShellHandle): PressCheck {
  let unused: UnusedPress | null = null;
  bus.on(couponPress, (press, { sequence }) => {
    unused = { ...press, sequence };
  });
  return {
    use({ cause, sender }, marketId) {
      if (unused?.sequence !== cause || unused.marketId !== marketId) return false;
      if (unused.area !== areaOf(sender)) return false;
      unused = null;
      return true;
    },
  };
}

function areaOf(sender: string): string | null {
  return /^area:(.*)$/.exec(sender)?.[1] ?? null;
}
