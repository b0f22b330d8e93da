import {
  CommandError,
  couponAddBet,
  couponRemoveBet,
  noticesShow,
  type CouponPick,
} from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';
import type { LineBus } from '../manifest';

/** What a press on a price does; each is a command to the shell, which decides. */
export interface PickActions {
  /** Puts an outcome into the coupon or takes it out. */
  toggle(pick: CouponPick, isChosen: boolean, t: TFunction): void;
}

/** Makes the actions of prices over the bus. */
export function createPickActions(bus: LineBus): PickActions {
  const add = async (pick: CouponPick, t: TFunction): Promise<void> => {
    try {
      await bus.send(couponAddBet, pick);
    } catch (error) {
      await bus.send(noticesShow, { kind: 'error', text: refusalText(error, t) });
    }
  };
  return {
    toggle(pick, isChosen, t) {
      // A coupon or a notice that does not answer has already been reported by the bus.
      const done = isChosen ? bus.send(couponRemoveBet, { marketId: pick.marketId }) : add(pick, t);
      done.catch(() => {});
    },
  };
}

const REFUSALS = new Set(['coupon-full', 'bet-blocked', 'bet-finished']);

function refusalText(error: unknown, t: TFunction): string {
  const code = error instanceof CommandError ? error.code : undefined;
  return t(`line.refusal.${code !== undefined && REFUSALS.has(code) ? code : 'other'}`);
}

/** Actions that do nothing: a server's. */
export const noPickActions: PickActions = { toggle: () => {} };
