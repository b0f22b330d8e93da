import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { amountSchema } from '../../contracts/betting/coupon-bet';
import { coefSchema } from '../../contracts/betting/line';

const amountsByCurrencyIsoSchema = v.record(v.string(), amountSchema);

/** How the player wants to bet (specification, section 3); amounts are minor units. */
export const couponSettingsSchema = v.object({
  /** The step of the stake's buttons by the currency's ISO code, where the player set one. */
  amountStepByCurrencyIso: amountsByCurrencyIsoSchema,
  /** For a price that moved: 0 ask the player, 1 accept any, 2 accept it when it rose. */
  changeCoefAction: v.picklist([0, 1, 2]),
  /** The requested coefficient, instead of the coupon's; 0 for none. */
  exactCoef: v.union([v.literal(0), coefSchema]),
  /** The bet is dropped when the score changed on the way. */
  isDropOnScoreChange: v.boolean(),
  /** A press on a price places a single of this stake at once. */
  isActiveOneClick: v.boolean(),
  /** By the currency's ISO code; where none is set, its first stake. */
  oneClickAmount: amountsByCurrencyIsoSchema,
  bonusAccountOneClickAmount: amountsByCurrencyIsoSchema,
  /** The coupon stays in place while the page scrolls. */
  isCouponFixed: v.boolean(),
  isBalanceShown: v.boolean(),
  isPossibleWinShown: v.boolean(),
  isAccountSelectShown: v.boolean(),
  isAutoMaxShown: v.boolean(),
  isVipBetShown: v.boolean(),
  /** Screen readers are told of moved prices. */
  isPriceVoiceOn: v.boolean(),
  /** The sports that the bet generator chooses from; empty: all. */
  generatorSportIds: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(50)),
});
export type CouponSettings = v.InferOutput<typeof couponSettingsSchema>;

/** The defaults; a price that rose is accepted and shown, one that fell needs the player’s consent (promise P05). */
export const DEFAULT_COUPON_SETTINGS: CouponSettings = {
  amountStepByCurrencyIso: {},
  changeCoefAction: 2,
  exactCoef: 0,
  isDropOnScoreChange: false,
  isActiveOneClick: false,
  oneClickAmount: {},
  bonusAccountOneClickAmount: {},
  isCouponFixed: true,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isAccountSelectShown: true,
  isAutoMaxShown: true,
  isVipBetShown: true,
  isPriceVoiceOn: true,
  generatorSportIds: [],
};

export const couponSettingsState = defineState({
  name: 'couponSettings.state',
  version: 1,
  owner: 'coupon-settings',
  doc: "The player's settings of the coupon.",
  value: couponSettingsSchema,
});

export const couponSettingsSet = defineCommand({
  name: 'couponSettings.set',
  version: 1,
  owner: 'coupon-settings',
  doc: 'Changes some of them; one-click betting with bets in the coupon is confirmed first, and empties it.',
  request: v.object({
    ...v.partial(couponSettingsSchema).entries,
    isConfirmed: v.optional(v.boolean()),
  }),
  answer: couponSettingsSchema,
  failures: ['needs-confirmation'],
});
