import { couponRemoveBet, couponSetTerms, Refusal } from '@grandstand/bus-contracts';
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
import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import { figuresIn } from '../reducer';
import type { CouponAccess } from '../coupon-access';
import { mayAddBanker } from '../draft/coupon-types';
import { isBanker } from '../draft/draft';
import type { CouponEvent } from '../events';

/** Answers the commands by which the player changes the coupon. */
export function handleEdits(
  bus: ShellHandle<'coupon'>,
  { present, dispatch }: CouponAccess,
  serverNow: () => number,
): void {
  const done$ = (event: CouponEvent): Observable<Record<string, never>> =>
    dispatch(event).pipe(map(() => ({})));
  const requireAutoMax = (isOn: boolean): void => {
    if (isOn && !figuresIn(present()).isAutoMaxOffered) throw new Refusal('not-offered');
  };

  bus.handle(couponRemoveBet, ({ marketId }) =>
    dispatch({ type: 'bet-removed', marketId }).pipe(
      map(({ draft }) => ({ count: draft.bets.length })),
    ),
  );
  bus.handle(couponClear, () => done$({ type: 'cleared' }));
  bus.handle(couponSetType, ({ typeId }) => done$({ type: 'type-chosen', typeId }));
  bus.handle(couponSetSystemValue, ({ systemValue }) =>
    dispatch({ type: 'system-value-set', systemValue }).pipe(
      map((state) => ({ systemValue: figuresIn(state).terms.systemValue })),
    ),
  );
  bus.handle(couponSetAmount, ({ amount }) => done$({ type: 'stake-set', amount }));
  bus.handle(couponSetAmountOf, ({ betId, blockId, amount }) => {
    if (betId === undefined) {
      if (blockId !== 0 && blockId !== 1) throw new Refusal('not-found');
      return done$({ type: 'block-stake-set', blockId, amount });
    }
    const { bets } = present().draft;
    if (!bets.some(({ bet }) => bet.market.id === betId)) throw new Refusal('not-found');
    return done$({ type: 'bet-stake-set', marketId: betId, amount });
  });
  bus.handle(couponSetBanker, ({ marketId, isBanker: isWished }) => {
    const { draft } = present();
    const bet = draft.bets.find((entry) => entry.bet.market.id === marketId)?.bet;
    if (!bet) throw new Refusal('not-found');
    if (isWished && bet.isDisabledBanker) throw new Refusal('banker-disabled');
    if (isWished && !isBanker(bet) && !mayAddBanker(draft)) throw new Refusal('too-few');
    return done$({ type: 'banker-set', marketId, isBanker: isWished });
  });
  bus.handle(couponSetTerms, ({ typeId, systemValue, bankers, amount }) => {
    const { bets } = present().draft;
    const isMeant = (id: string): boolean => bankers.includes(id);
    if (bets.some(({ bet }) => isMeant(bet.market.id) && bet.isDisabledBanker)) {
      throw new Refusal('banker-disabled');
    }
    dispatch({ type: 'type-chosen', typeId });
    for (const { bet } of bets) {
      const marketId = bet.market.id;
      if (isBanker(bet) === isMeant(marketId)) continue;
      dispatch({ type: 'banker-set', marketId, isBanker: isMeant(marketId) });
    }
    if (systemValue !== undefined) dispatch({ type: 'system-value-set', systemValue });
    return done$({ type: 'stake-set', amount });
  });
  bus.handle(couponSetPromoCode, ({ code }) => {
    const { typeId } = present().draft;
    if (code !== '' && !acceptsPromoCodes(typeId)) throw new Refusal('promo-not-accepted');
    return done$({ type: 'promo-code-set', code });
  });
  bus.handle(couponSetAutoMax, ({ isOn }) => {
    requireAutoMax(isOn);
    return done$({ type: 'auto-max-set', isOn });
  });
  bus.handle(couponSetVipBet, ({ isOn }) => {
    requireAutoMax(isOn);
    return done$({ type: 'vip-bet-set', isOn });
  });
  bus.handle(couponRemoveBonusBet, () => done$({ type: 'bonus-bet-set', isRemoved: true }));
  bus.handle(couponRestoreBonusBet, () => done$({ type: 'bonus-bet-set', isRemoved: false }));
  bus.handle(couponAcceptPrices, ({ marketId, gameId }) =>
    done$({ type: 'prices-accepted', at: serverNow(), marketId, gameId }),
  );
  bus.handle(couponSetTab, ({ tab }) => done$({ type: 'tab-chosen', tab }));
  bus.handle(couponDismissResult, () => done$({ type: 'result-dismissed' }));
}
