import type { CouponState } from '@grandstand/bus-contracts';
import { isSingles } from '@grandstand/bus-contracts/domain';
import type { Draft } from '../draft/draft';
import { figuresIn, viewIn } from '../coupon';
import type { State } from '../coupon';
import { figuresOf } from '../pricing/figures';
import type { Figures } from '../pricing/figures';

/** What is to be placed: the coupon, or one of its singles. */
export interface Subject {
  readonly draft: Draft;
  readonly view: CouponState;
  readonly figures: Figures;
}

/** The coupon as it stands; or the one single that is asked for, at the stake it has. Null: it is not there. */
export function subjectOf(state: State, only: string | undefined): Subject | null {
  const whole = { draft: state.draft, view: viewIn(state), figures: figuresIn(state) };
  if (only === undefined) return whole;
  const place = whole.draft.bets.findIndex(({ bet }) => bet.market.id === only);
  const entry = whole.draft.bets[place];
  if (!entry || !isSingles(whole.draft.typeId)) return null;
  const amount = whole.figures.stakes[place] ?? null;
  const draft = { ...whole.draft, bets: [{ ...entry, amount }], amount, isAutoMax: false };
  // Limits and advances are the player's, whichever of the singles it is.
  const { checked } = whole.figures;
  const figures = { ...figuresOf(draft, state.context, null), checked };
  return { draft, figures, view: { ...whole.view, bets: [...figures.bets] } };
}
