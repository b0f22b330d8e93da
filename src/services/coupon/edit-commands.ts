import { couponRemoveBet, Refusal } from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponClear,
  couponDismissResult,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmount,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetTab,
  couponSetType,
  couponSetVipBet,
} from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { acceptsPromoCodes } from '@grandstand/bus-contracts/domain';
import { removeBets } from './adding';
import { chooseType, clampSystemValue, leavesSystem } from './coupon-types';
import type { Desk } from './desk';
import { emptyDraft, freeCount, isBanker, withBanker } from './draft';
import { acceptPrices } from './moves';
import { NO_RESULT } from './results';

/** Answers the commands by which the player changes the coupon. */
export function handleEdits(bus: ShellHandle, serverNow: () => number, desk: Desk): void {
  const { draft, edit } = desk;

  bus.handle(couponRemoveBet, ({ marketId }) => {
    edit(removeBets(draft(), [marketId]));
    return { count: draft().bets.length };
  });
  bus.handle(couponClear, () => {
    desk.tell(NO_RESULT);
    edit(emptyDraft);
    return {};
  });
  bus.handle(couponSetType, ({ typeId }) => {
    edit(chooseType(draft(), typeId));
    return {};
  });
  bus.handle(couponSetSystemValue, ({ systemValue }) => {
    edit({ ...draft(), systemValue: clampSystemValue(systemValue, freeCount(draft())) });
    return { systemValue: desk.view().systemValue };
  });
  bus.handle(couponSetAmount, ({ amount }) => {
    edit({ ...draft(), amount, isAutoMax: false });
    return {};
  });
  bus.handle(couponSetAmountOf, ({ betId, blockId, amount }) => {
    if (betId === undefined) {
      if (blockId !== 0 && blockId !== 1) throw new Refusal('not-found');
      const amountByBlockId = { ...draft().amountByBlockId, [blockId]: amount };
      edit({ ...draft(), amountByBlockId });
      return {};
    }
    const { bets } = draft();
    if (!bets.some(({ bet }) => bet.market.id === betId)) throw new Refusal('not-found');
    edit({
      ...draft(),
      bets: bets.map((entry) => (entry.bet.market.id === betId ? { ...entry, amount } : entry)),
    });
    return {};
  });
  bus.handle(couponSetBanker, ({ marketId, isBanker: isWished }) => {
    const bet = draft().bets.find((entry) => entry.bet.market.id === marketId)?.bet;
    if (!bet) throw new Refusal('not-found');
    if (isWished && bet.isDisabledBanker) throw new Refusal('banker-disabled');
    if (isWished && !isBanker(bet) && !leavesSystem(draft())) throw new Refusal('too-few');
    edit(withBanker(draft(), marketId, isWished));
    return {};
  });
  bus.handle(couponSetPromoCode, ({ code }) => {
    if (code !== '' && !acceptsPromoCodes(draft().typeId)) throw new Refusal('promo-not-accepted');
    edit({ ...draft(), promoCode: code });
    return {};
  });
  bus.handle(couponSetAutoMax, ({ isOn }) => {
    if (isOn && !desk.view().isAutoMaxOffered) throw new Refusal('not-offered');
    edit({ ...draft(), isAutoMax: isOn, isVipBet: isOn ? false : draft().isVipBet });
    return {};
  });
  bus.handle(couponSetVipBet, ({ isOn }) => {
    if (isOn && !desk.view().isAutoMaxOffered) throw new Refusal('not-offered');
    edit({ ...draft(), isVipBet: isOn, isAutoMax: isOn ? false : draft().isAutoMax });
    return {};
  });
  bus.handle(couponRemoveBonusBet, () => {
    edit({ ...draft(), isBonusBetRemoved: true });
    return {};
  });
  bus.handle(couponRestoreBonusBet, () => {
    edit({ ...draft(), isBonusBetRemoved: false });
    return {};
  });
  bus.handle(couponAcceptPrices, ({ marketId }) => {
    edit(acceptPrices(draft(), serverNow(), marketId));
    return {};
  });
  bus.handle(couponSetTab, ({ tab }) => {
    desk.tell({ tab });
    return {};
  });
  bus.handle(couponDismissResult, () => {
    desk.tell(NO_RESULT);
    return {};
  });
}
