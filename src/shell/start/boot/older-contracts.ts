import {
  couponAddBet,
  couponMarketSchema,
  defineCommand,
  dialogsOpen,
} from '@grandstand/bus-contracts';
import type { Bus } from '@grandstand/bus-contracts';
import * as v from 'valibot';

/** The version whose request also had the match and the outcome. */
export const couponAddBetV1 = defineCommand({
  name: 'coupon.addBet',
  version: 1,
  owner: 'coupon',
  doc: 'Puts an outcome into the coupon; another outcome of the same market of that game is replaced.',
  request: v.object({ market: couponMarketSchema }),
  answer: v.object({ count: v.number() }),
  failures: couponAddBet.failures,
});

/** The version without arguments. */
export const dialogsOpenV1 = defineCommand({
  ...dialogsOpen,
  version: 1,
  request: v.object({ name: v.picklist(['sign-in', 'registration', 'settings', 'cookies']) }),
  failures: ['already-signed-in'],
});

/** Adapts older versions of contracts for areas that were built with them. */
export function adaptOlderContracts(bus: Pick<Bus, 'adapt'>): void {
  bus.adapt({
    contract: couponAddBet,
    from: couponAddBetV1,
    up: ({ market: { id, coef, marketTypeId, game } }) => ({
      marketId: id,
      coef,
      gameId: game.id,
      marketTypeId,
    }),
    down: (answer) => answer,
  });
  bus.adapt({
    contract: dialogsOpen,
    from: dialogsOpenV1,
    up: (dialog) => dialog,
    down: (answer) => answer,
  });
}
