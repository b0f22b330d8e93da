import { couponAddBet, Refusal } from '@grandstand/bus-contracts';
import type { CouponPick, ShellHandle } from '@grandstand/bus-contracts';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import { map, tap } from 'rxjs';
import { requireAge } from '../../../shared/of-age';
import { addBet } from '../draft/adding';
import { figuresIn } from '../reducer';
import type { CouponAccess } from '../coupon-access';
import type { State } from '../model';
import { lastOf } from '../sources/live-outcomes';
import type { PlaceCommand } from '../placement/place-command';
import type { Press } from '../placement/press/pressed-price';
import type { PressCheck } from '../../../shared/press-check';

export interface AddCommandPorts {
  readonly bus: ShellHandle<'coupon'>;
  readonly coupon: CouponAccess;
  readonly serverNow: () => number;
  readonly presses: PressCheck;
  readonly placeAlone: PlaceCommand['placeAlone'];
}

/**
 * Handles `coupon.addBet`; with one-click betting on, the bet of a pressed price is placed at once.
 * A bet that a script adds without a press of its own only fills the coupon.
 */
export function handleAdd({ bus, coupon, serverNow, presses, placeAlone }: AddCommandPorts): void {
  bus.handle(couponAddBet, (pick, { envelope }) => {
    requireAge(bus);
    const state = coupon.present();
    const { draft, context, feedLostUntil } = state;
    const { odds, isFinished } = lastOf(bus, pick, feedLostUntil);
    if (isFinished) throw new Refusal('bet-finished');
    if (odds?.isBlocked) throw new Refusal('bet-blocked');
    const at = serverNow();
    if (addBet(draft, pick, at, context.rules.maxBets) === null) throw new Refusal('coupon-full');
    const isPressed = presses.usePrice(envelope, pick.marketId);
    const press = isPressed && context.settings.isActiveOneClick ? pressOn(pick, state) : null;
    return coupon
      .dispatch({ type: 'bet-added', pick, odds, at, stake: press?.amount ?? undefined })
      .pipe(
        tap(() => {
          if (press) void placeAlone(press);
        }),
        map(({ draft: { bets } }) => ({ count: bets.length })),
      );
  });
}

/** The stake of a press on this price: the player's setting for the account's currency, or the first stake. */
function pressOn({ marketId, coef }: CouponPick, state: State): Press {
  const { settings, account, currency } = state.context;
  const isBonus = account?.type === BONUS_ACCOUNT;
  const amounts = isBonus ? settings.bonusAccountOneClickAmount : settings.oneClickAmount;
  const amount = amounts[account?.iso ?? currency?.iso ?? ''];
  return {
    marketId,
    coef,
    amount: amount ?? figuresIn(state).initialAmount,
    accountId: account?.id ?? null,
  };
}
