import type { CouponState } from '@grandstand/bus-contracts';
import { isSingles, SINGLE } from '@grandstand/bus-contracts/domain';
import type { Context } from '../context';
import { figuresIn, viewIn } from '../reducer';
import { emptyDraft } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';
import { figuresOf } from '../pricing/figures';
import type { Figures } from '../pricing/figures';
import type { State } from '../model';
import type { Click } from './snapshot';

/** The coupon to place, or one of its singles. */
export interface Subject {
  readonly draft: Draft;
  readonly view: CouponState;
  readonly figures: Figures;
}

/** A subject, with the press and the terms by which it is placed. */
interface PlacedSubject extends Subject {
  readonly click: Click;
  readonly context: Context;
}

/**
 * The present coupon, or the requested single: one that was asked for by itself as it was asked for, one of a
 * batch with its own stake. Null if the single is not in the coupon.
 */
export function subjectOf(state: State, click: Click): PlacedSubject | null {
  const { context, draft: present, showing } = state;
  const { only, ...asWhole } = click;
  const whole = { draft: present, view: viewIn(state), figures: figuresIn(state) };
  if (only === undefined) return { ...whole, click, context };
  const place = present.bets.findIndex(({ bet }) => bet.market.id === only);
  const entry = present.bets[place];
  if (!entry) return null;
  const { asked } = showing;
  if (asked?.marketId === only && asked.amount === click.amount) {
    const { exactCoef } = asked;
    const asBefore = {
      ...state,
      context: { ...context, settings: { ...context.settings, exactCoef } },
    };
    return {
      ...singleOf(asBefore, entry, asked.amount),
      click: asWhole,
      context: asBefore.context,
    };
  }
  if (!isSingles(present.typeId)) return null;
  const amount = whole.figures.stakes[place] ?? null;
  const draft = { ...present, bets: [{ ...entry, amount }], amount, isAutoMax: false };
  // Limits and advances are the player's, whichever of the singles it is.
  const { checked } = whole.figures;
  const figures = { ...figuresOf(draft, context, null), checked };
  return { draft, figures, view: { ...whole.view, bets: [...figures.bets] }, click, context };
}

/** One bet of the coupon as a single of this stake, without the terms of the coupon. */
export function singleOf(state: State, entry: DraftBet, amount: number | null): Subject {
  const draft = { ...emptyDraft, bets: [entry], amount };
  const figures = figuresOf(draft, state.context, null);
  const view: CouponState = {
    ...viewIn(state),
    typeId: SINGLE,
    bets: [...figures.bets],
    matchPrices: [],
    bonusBet: null,
    hyperBonus: null,
    promoCode: '',
    isVipBet: false,
  };
  return { draft, figures, view };
}
