import {
  CommandError,
  couponAddBet,
  couponRemoveBet,
  navigationGo,
  noticesShow,
  type CouponPick,
} from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';
import type { SportsBus } from '../manifest';

/** The player's actions here; each is a command to the shell, which decides. */
export interface Actions {
  /** Puts an outcome into the coupon or takes it out. */
  toggle(pick: CouponPick, isChosen: boolean, t: TFunction): void;
  go(path: string, options?: { replace: boolean }): void;
}

/** Makes the page's actions over the bus. */
export function createActions(bus: SportsBus): Actions {
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
    go(path, { replace } = { replace: false }) {
      bus.send(navigationGo, { path, replace }).catch(() => {
        // The bus has reported it as well.
      });
    },
  };
}

const REFUSALS = new Set(['coupon-full', 'blocked', 'finished']);

function refusalText(error: unknown, t: TFunction): string {
  const code = error instanceof CommandError ? error.code : undefined;
  return t(code !== undefined && REFUSALS.has(code) ? `refusal.${code}` : 'refusal.other');
}

/** Actions that do nothing: a server's. */
export const noActions: Actions = { toggle: () => {}, go: () => {} };
