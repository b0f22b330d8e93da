import { couponAddBet, Refusal } from '@grandstand/bus-contracts';
import type { CouponMarket, ShellHandle } from '@grandstand/bus-contracts';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import { addBet } from './adding';
import type { Desk } from './desk';
import type { HeardOutcomes } from './heard-outcomes';
import { moveOutcome } from './moves';
import type { PlaceCommand, Press } from './place-command';

export interface AddCommandPorts {
  readonly bus: ShellHandle;
  readonly serverNow: () => number;
  readonly desk: Desk;
  readonly heard: Pick<HeardOutcomes, 'lastOf' | 'refresh'>;
  /** Whether the player pressed something a moment ago; a script alone places nothing. */
  readonly isPressed: () => boolean;
  readonly placeAlone: PlaceCommand['placeAlone'];
}

/** Handles `coupon.addBet`; where one press is to be enough, the bet is placed at once. */
export function handleAdd(ports: AddCommandPorts): void {
  const { bus, serverNow, desk, heard, isPressed, placeAlone } = ports;

  bus.handle(couponAddBet, ({ market }) => {
    const { odds, isFinished } = heard.lastOf(market);
    if (isFinished) throw new Refusal('finished');
    if (odds?.isBlocked) throw new Refusal('blocked');
    const { rules, settings } = desk.around();
    const next = addBet(desk.draft(), market, serverNow(), rules.maxBets);
    if (next === null) throw new Refusal('coupon-full');
    desk.tell({ successCoupon: null, singlesResultCoupons: [] });
    desk.edit(odds ? moveOutcome(next, odds) : next);
    if (!odds) heard.refresh([market.id]);
    if (settings.isActiveOneClick && isPressed()) void placeAlone(pressOn(market, desk));
    return { count: desk.draft().bets.length };
  });
}

/** What a press on this price stakes: what the player has set for the account and its currency, or the first stake. */
function pressOn({ id, coef }: CouponMarket, desk: Desk): Press {
  const { settings, account, currency } = desk.around();
  const isBonus = account?.type === BONUS_ACCOUNT;
  const amounts = isBonus ? settings.bonusAccountOneClickAmount : settings.oneClickAmount;
  const amount = amounts[account?.iso ?? currency?.iso ?? ''];
  return {
    marketId: id,
    coef,
    amount: amount ?? desk.figures().initialAmount,
    accountId: account?.id ?? null,
  };
}
