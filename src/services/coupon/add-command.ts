import { couponAddBet, Refusal } from '@grandstand/bus-contracts';
import type { CouponPick, ShellHandle } from '@grandstand/bus-contracts';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import { addBet } from './adding';
import { requireAge } from '../shared/of-age';
import type { Desk } from './desk';
import type { HeardOutcomes } from './heard-outcomes';
import { moveOutcome } from './moves';
import type { PlaceCommand, Press } from './place-command';
import type { PressCheck } from './press-check';

export interface AddCommandPorts {
  readonly bus: ShellHandle;
  readonly serverNow: () => number;
  readonly desk: Desk;
  readonly heard: Pick<HeardOutcomes, 'lastOf' | 'refresh'>;
  readonly presses: PressCheck;
  readonly placeAlone: PlaceCommand['placeAlone'];
}

/**
 * Handles `coupon.addBet`; where one press is to be enough, the bet whose price was pressed is placed at once.
 * What a script adds without a press, or beyond one, only fills the coupon.
 */
export function handleAdd(ports: AddCommandPorts): void {
  const { bus, serverNow, desk, heard, presses, placeAlone } = ports;

  bus.handle(couponAddBet, (pick, { envelope }) => {
    requireAge(bus);
    const { odds, isFinished } = heard.lastOf(pick);
    if (isFinished) throw new Refusal('finished');
    if (odds?.isBlocked) throw new Refusal('blocked');
    const { rules, settings } = desk.around();
    const next = addBet(desk.draft(), pick, serverNow(), rules.maxBets);
    if (next === null) throw new Refusal('coupon-full');
    desk.tell({ successCoupon: null, singlesResultCoupons: [] });
    desk.edit(odds ? moveOutcome(next, odds) : next);
    heard.refresh([pick.marketId]);
    const isPressed = presses.usePrice(envelope, pick.marketId);
    if (settings.isActiveOneClick && isPressed) void placeAlone(pressOn(pick, desk));
    return { count: desk.draft().bets.length };
  });
}

/** What a press on this price stakes: what the player has set for the account and its currency, or the first stake. */
function pressOn({ marketId, coef }: CouponPick, desk: Desk): Press {
  const { settings, account, currency } = desk.around();
  const isBonus = account?.type === BONUS_ACCOUNT;
  const amounts = isBonus ? settings.bonusAccountOneClickAmount : settings.oneClickAmount;
  const amount = amounts[account?.iso ?? currency?.iso ?? ''];
  return {
    marketId,
    coef,
    amount: amount ?? desk.figures().initialAmount,
    accountId: account?.id ?? null,
  };
}
