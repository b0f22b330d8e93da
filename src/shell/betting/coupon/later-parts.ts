import { createLater } from '../../frame/loading/later';
import { withTexts } from '../../frame/loading/with-texts';
import type { BonusBetRowProps } from './bets/bonus-bet-row';
import type { SportChoiceProps } from './empty/sport-choice';
import type { CouponContentProps } from './panel/coupon-content';
import type { FixesInput } from './problem/use-fixes';
import type { SystemChoiceProps } from './system/system-choice';
import type { SystemExplainedProps } from './system/system-explained';
import type { TermHelpsProps } from './terms/term-helps';
import type { PriceVoiceProps } from './voice/price-voice';

/** The coupon below its header. */
export const couponContent = createLater<CouponContentProps>(
  withTexts('coupon', async () => (await import('./panel/coupon-content')).CouponContent),
);

/** Says that a press on a price places a bet, where the player has chosen so. */
export const oneClickLine = createLater<object>(
  async () => (await import('./stake/one-click-line')).OneClickLine,
);

/** What fixes a problem of the coupon; fetched once there is a bet. */
export const fixes = createLater<FixesInput>(async () => (await import('./form-help')).Fixes);

/** The bonus bet of an accumulator; in the same file. */
export const bonusBetRow = createLater<BonusBetRowProps>(
  async () => (await import('./form-help')).BonusBetRow,
);

/** What the terms of the coupon mean; in the same file. */
export const termHelps = createLater<TermHelpsProps>(
  async () => (await import('./form-help')).TermHelps,
);

/** What is said of moved odds; in the same file. */
export const priceVoice = createLater<PriceVoiceProps>(
  async () => (await import('./form-help')).PriceVoice,
);

/** The choice of the sports of generated bets; in the same file. */
export const sportChoice = createLater<SportChoiceProps>(
  async () => (await import('./form-help')).SportChoice,
);

/** The choice of the size of a system, and what it returns; in the same file. */
export const systemChoice = createLater<SystemChoiceProps>(
  async () => (await import('./form-help')).SystemChoice,
);
export const systemExplained = createLater<SystemExplainedProps>(
  async () => (await import('./form-help')).SystemExplained,
);

/** The print view of a placed bet. */
export const printPage = createLater<{ readonly id: string }>((language) =>
  withTexts('coupon', () =>
    withTexts('parts', async () => (await import('./print/print-page')).PrintPage)(language),
  )(language),
);
