import { couponState, noticesShow } from '@grandstand/bus-contracts';
import type { CouponState, ShellHandle } from '@grandstand/bus-contracts';
import type { Checked } from './checked';
import { circumstancesOf } from './circumstances';
import type { Circumstances } from './circumstances';
import type { Draft } from './draft';
import { figuresOf } from './figures';
import type { Figures } from './figures';
import type { SavedCoupon } from './saved-coupon';
import { createCouponStore, writeStore } from './store';
import type { CouponStore } from './store';
import { keepUnchanged } from './unchanged';
import { viewOf } from './view';
import type { Showing } from './view';

export interface DeskPorts {
  readonly bus: ShellHandle;
  /** For how many milliseconds the feed has said nothing. */
  readonly feedSilence: () => number;
  readonly saved: SavedCoupon;
  /** The player's words for a text of the shell's dictionary. */
  readonly translate: (key: 'coupon.notKept') => string;
  /** The bets are others, or what is asked about them is. */
  readonly onDraft: (draft: Draft) => void;
  /** What everyone sees is another. */
  readonly onNews: () => void;
}

/** The coupon that everything else of this service works on: one draft, one view of it. */
export interface Desk {
  readonly store: CouponStore;
  readonly draft: () => Draft;
  readonly view: () => CouponState;
  readonly figures: () => Figures;
  readonly around: () => Circumstances;
  /** The player changes the coupon: what the operator said of it before is no longer of it. */
  edit(next: Draft): void;
  /** Bets leave the coupon, for they were placed: what was told of those that stay goes on being told. */
  leave(next: Draft): void;
  /** Something is heard of the coupon, from the operator or another tab; it costs no write. */
  hear(next: Draft): void;
  /** As `move`, with what the operator says the outcomes are; what it confirms is kept. */
  describe(next: Draft): void;
  /** As `hear`, of prices and scores: all that move in one frame are shown at once. */
  move(next: Draft): void;
  /** Something beside the player's own is to be shown. */
  tell(change: Partial<Showing>): void;
  /** The operator said this of the coupon; null: what it said does not hold any more. */
  know(checked: Checked | null): void;
  /** Something around the coupon changed. */
  show(): void;
}

const FIRST: Showing = {
  tab: 'coupon',
  placing: { status: 'idle' },
  refusals: [],
  successCoupon: null,
  singlesResultCoupons: [],
  loadReport: null,
};

export function createDesk({
  bus,
  feedSilence,
  saved,
  translate,
  onDraft,
  onNews,
}: DeskPorts): Desk {
  const around = (): Circumstances => circumstancesOf(bus, feedSilence());
  let draft = saved.load();
  let showing = FIRST;
  let checked: Checked | null = null;
  let isKept = true;

  const figures = (): Figures => figuresOf(draft, around(), checked);
  const present = (): CouponState => viewOf(draft, around(), figures(), showing);
  let view = present();

  const store = createCouponStore({ ...view, isKept });
  bus.publish(couponState, view);

  let isDue = false;

  const show = (): void => {
    isDue = false;
    const next = keepUnchanged(view, present());
    const isNews = next !== view;
    view = next;
    if (isNews || store.isKept !== isKept) writeStore(store, { ...view, isKept });
    if (!isNews) return;
    bus.publish(couponState, view);
    onNews();
  };

  const keep = (): void => {
    const wasKept = isKept;
    isKept = saved.save(draft);
    if (!wasKept || isKept) return;
    const text = translate('coupon.notKept');
    // Nobody to tell it is no reason to fail: the store says it too.
    bus.send(noticesShow, { kind: 'error', text }).catch(() => undefined);
  };

  const change = (next: Draft, refusals: Showing['refusals']): void => {
    if (next !== draft || showing.refusals.length > refusals.length) {
      draft = next;
      showing = { ...showing, refusals };
      keep();
      onDraft(draft);
    }
    show();
  };

  const move = (next: Draft): void => {
    if (next === draft) return;
    draft = next;
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => isDue && !bus.signal.aborted && show());
  };

  return {
    store,
    draft: () => draft,
    view: () => {
      if (isDue) show();
      return view;
    },
    figures,
    around,
    edit: (next) => change(next, []),
    leave: (next) => {
      const left = new Set(next.bets.map(({ bet }) => bet.market.id));
      change(
        next,
        showing.refusals.filter(({ marketId }) => marketId !== undefined && left.has(marketId)),
      );
    },
    hear: (next) => {
      if (next === draft) return;
      draft = next;
      onDraft(draft);
      show();
    },
    move,
    describe: (next) => {
      if (confirmedIds(next) === confirmedIds(draft)) move(next);
      else change(next, showing.refusals);
    },
    tell: (change) => {
      const next = keepUnchanged(showing, { ...showing, ...change });
      if (next === showing) return;
      showing = next;
      show();
    },
    know: (next) => {
      checked = next;
      show();
    },
    show,
  };
}

/** The bets that the operator has confirmed. */
function confirmedIds({ bets }: Draft): string {
  return JSON.stringify(bets.map(({ bet }) => [bet.market.id, bet.isConfirmed]));
}
