import type { CouponPick, CouponState, CouponType } from '@grandstand/bus-contracts';
import type { CurrentOutcome } from '../../../api';
import type { Checked } from './pricing/checked';
import type { Context } from './context';
import type { Hold } from './sources/live-hold';
import type { AskedSingle } from './published/published-coupon';
import type { Draft } from './draft/draft';
import type { Intent } from './placement/intents';
import type { StoredPress, StoredPressEvent } from './placement/press/stored-press';
import type { GameMove, OutcomeMove } from './draft/moves';
import type { Sent } from './placement/placing';
import type { ForeignEdit } from './storage/saved-coupon';

/** Events of the player; times are the operator's. */
export type Edit =
  | {
      readonly type: 'bet-added';
      readonly pick: CouponPick;
      /** The feed's last message about the outcome. */
      readonly odds: OutcomeMove | undefined;
      readonly at: number;
      /** The stake of a press that places it at once; undefined: it only fills the coupon. */
      readonly stake?: number | undefined;
    }
  | { readonly type: 'bet-removed'; readonly marketId: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'type-chosen'; readonly typeId: CouponType }
  | { readonly type: 'system-value-set'; readonly systemValue: number }
  | { readonly type: 'stake-set'; readonly amount: number | null }
  | { readonly type: 'block-stake-set'; readonly blockId: number; readonly amount: number | null }
  | { readonly type: 'bet-stake-set'; readonly marketId: string; readonly amount: number | null }
  | { readonly type: 'banker-set'; readonly marketId: string; readonly isBanker: boolean }
  | { readonly type: 'promo-code-set'; readonly code: string }
  | { readonly type: 'auto-max-set'; readonly isOn: boolean }
  | { readonly type: 'vip-bet-set'; readonly isOn: boolean }
  | { readonly type: 'bonus-bet-set'; readonly isRemoved: boolean }
  | {
      readonly type: 'prices-accepted';
      readonly at: number;
      /** One outcome, or the bets of one match together; both undefined: all. */
      readonly marketId: string | undefined;
      readonly gameId?: number | undefined;
    }
  | {
      /** A whole coupon was loaded: by a code, from an accumulator, from the generator or from the last placed bet. */
      readonly type: 'filled';
      readonly draft: Draft;
      readonly loadReport: CouponState['loadReport'];
      /** It is to be placed by this press, once the operator has named its bets. */
      readonly press?: StoredPress;
    }
  | { readonly type: 'signed-out'; readonly isAtStart: boolean }
  /** `at`: by the page's own clock, which is off by `offset` milliseconds. */
  | { readonly type: 'server-time-received'; readonly at: number; readonly offset: number };

/** Events of the placement of a coupon. */
export type PlacementEvent =
  | { readonly type: 'placing-changed'; readonly placing: CouponState['placing'] }
  /** A second of the operator's hold on the bet that is being placed is over. */
  | { readonly type: 'hold-counted'; readonly hold: Hold }
  | {
      readonly type: 'placement-answered';
      readonly sent: Sent;
      /** The coupon may hold more than the sent bets. */
      readonly isPart: boolean;
    }
  /** The outcome of a coupon whose answer was lost is known. */
  | { readonly type: 'placement-found'; readonly sent: Sent }
  /** A coupon whose answer was lost never arrived. */
  | { readonly type: 'placement-missing'; readonly intent: Intent }
  /** Coupons that the operator may have accepted belong to a player who has left. */
  | { readonly type: 'placements-forgotten'; readonly intents: readonly Intent[] }
  /** Nothing was sent. */
  | {
      readonly type: 'not-sent';
      readonly problems: CouponState['problems'];
      readonly asked?: AskedSingle | undefined;
    };

/** Events of the feed, the operator and the rest of the site. */
export type News =
  | { readonly type: 'started' }
  | { readonly type: 'context-changed'; readonly context: Context }
  | { readonly type: 'outcome-moved'; readonly move: OutcomeMove }
  | { readonly type: 'game-moved'; readonly game: GameMove }
  | { readonly type: 'feed-reset'; readonly at: number }
  /** The present state of these outcomes is requested from the operator. */
  | { readonly type: 'outcomes-requested'; readonly ids: readonly string[] }
  | {
      readonly type: 'outcomes-loaded';
      /** The ids of the request; one without an outcome is unknown to the operator. */
      readonly ids: readonly string[];
      readonly outcomes: readonly CurrentOutcome[];
      readonly newer: NewerMoves;
    }
  | { readonly type: 'outcomes-failed'; readonly ids: readonly string[] }
  | { readonly type: 'checked'; readonly checked: Checked; readonly at: number }
  /** The check failed, or there is nothing to check: the last one is no longer valid. */
  | { readonly type: 'check-dropped' }
  /** The operator's check of the coupon may be out of date. */
  | { readonly type: 'limits-changed' }
  | { readonly type: 'edited-elsewhere'; readonly edit: ForeignEdit }
  | { readonly type: 'saved'; readonly isKept: boolean }
  | { readonly type: 'tab-chosen'; readonly tab: CouponState['tab'] }
  | { readonly type: 'result-dismissed' };

/** Messages of the feed while outcomes were loaded: the answer is older than they are. */
export interface NewerMoves {
  readonly outcomes: ReadonlySet<string>;
  readonly games: ReadonlyMap<number, GameMove>;
}

export type CouponEvent = Edit | PlacementEvent | StoredPressEvent | News;
