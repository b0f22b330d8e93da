import type { FailureOf, RequestOf } from '@grandstand/bus-contracts';
import type { purchasePropose } from '@grandstand/bus-contracts/player';
import type { PurchaseQuote, PurchaseState } from '@grandstand/bus-contracts/shell';
import {
  afterAreaPress,
  afterConsent,
  afterRefusal,
  afterOpen,
  mayOpenDialog,
  NO_DIALOGS,
} from '../../shared/dialogs/dialog-throttle';
import type { DialogThrottle } from '../../shared/dialogs/dialog-throttle';
import type { Intent } from './intents';
import type { PurchaseRefusal } from './verdict';

export type Proposal = RequestOf<typeof purchasePropose>;
export type Step = NonNullable<PurchaseState>['step'];

/** How a proposal ended. */
export type Outcome =
  | { readonly state: 'placed'; readonly id: string }
  | { readonly state: 'declined' }
  | {
      readonly state: 'failed';
      readonly code: FailureOf<typeof purchasePropose>;
      readonly text?: string | undefined;
      readonly details?: unknown;
    };

/** A proposal, and the sheet once the operator has quoted it. */
export interface Open {
  readonly proposal: Proposal;
  /** The area that proposed it; null where no area did. */
  readonly area: string | null;
  /** The proposal with the account that the player has chosen. */
  readonly chosen: Proposal;
  /** The last one; null until the first. */
  readonly quote: PurchaseQuote | null;
  readonly step: 'quoting' | Step;
  readonly refusal: PurchaseRefusal | null;
  /** Null while the sender waits. */
  readonly outcome: Outcome | null;
}

export interface State {
  /** Empty for a guest. */
  readonly player: string;
  /** One at a time. */
  readonly open: Open | null;
  /** The last proposal that has left the sheet. */
  readonly left: Open | null;
  readonly throttle: DialogThrottle;
}

export const INITIAL: State = { player: '', open: null, left: null, throttle: NO_DIALOGS };

export type Change =
  | { readonly type: 'player-changed'; readonly userId: string; readonly at: number }
  | { readonly type: 'proposed'; readonly proposal: Proposal; readonly area: string | null }
  /** The player pressed something in the area. */
  | { readonly type: 'area-pressed'; readonly area: string; readonly at: number }
  /** It was bought before, under the same refId. */
  | { readonly type: 'known'; readonly id: string }
  | { readonly type: 'quoted'; readonly quote: PurchaseQuote; readonly at: number }
  | { readonly type: 'not-quoted'; readonly refusal: PurchaseRefusal }
  | { readonly type: 'account-chosen'; readonly accountId: number }
  | { readonly type: 'shown-long-enough' }
  | { readonly type: 'pressed' }
  | { readonly type: 'bought'; readonly intent: Intent; readonly id: string }
  | { readonly type: 'refused'; readonly intent: Intent; readonly refusal: PurchaseRefusal }
  /** No answer arrived, so the outcome is asked for. */
  | { readonly type: 'lost'; readonly intent: Intent }
  /** The player closed the sheet or left the page. */
  | { readonly type: 'closed'; readonly at: number }
  /** The sender no longer waits. */
  | { readonly type: 'given-up'; readonly proposal: Proposal; readonly at: number };

/** The state after a change. */
export function reduce(state: State, change: Change): State {
  const { open } = state;
  switch (change.type) {
    case 'player-changed':
      return { ...closed(state, change.at), player: change.userId };
    case 'area-pressed':
      return withRests(state, afterAreaPress(state.throttle, change.area, change.at));
    case 'proposed': {
      if (open) return state;
      const { proposal, area } = change;
      const terms = { quote: null, step: 'quoting', refusal: null, outcome: null } as const;
      return { ...state, open: { proposal, area, chosen: proposal, ...terms }, left: null };
    }
    case 'closed':
      return closed(state, change.at);
    case 'given-up':
      // A sheet with an outcome stays for the player to read.
      return open?.proposal === change.proposal && open.outcome === null
        ? closed(state, change.at)
        : state;
    case 'quoted': {
      const next = open && afterOf(open, change);
      const isOpening = open?.quote === null && next?.quote !== null;
      if (!isOpening) return withOpen(state, next);
      const { throttle } = state;
      if (!mayOpenDialog(throttle, open.area, change.at)) {
        return withOpen(state, { ...open, outcome: { state: 'failed', code: 'resting' } });
      }
      return withOpen({ ...state, throttle: afterOpen(throttle, open.area) }, next);
    }
    case 'bought': {
      const area = open && isOwn(open, change) ? open.area : null;
      const next = withRests(state, afterConsent(state.throttle, area));
      return withOpen(next, open && afterOf(open, change));
    }
    default:
      return withOpen(state, open && afterOf(open, change));
  }
}

function withRests(state: State, throttle: DialogThrottle): State {
  return throttle === state.throttle ? state : { ...state, throttle };
}

function withOpen(state: State, next: Open | null): State {
  if (next === state.open) return state;
  // Without a quote there is no sheet.
  return next?.quote === null && next.outcome !== null
    ? { ...state, open: null, left: next }
    : { ...state, open: next };
}

type OpenChange = Exclude<
  Change,
  { readonly type: 'player-changed' | 'area-pressed' | 'proposed' | 'closed' | 'given-up' }
>;

function afterOf(open: Open, change: OpenChange): Open {
  switch (change.type) {
    case 'known':
      return { ...open, step: 'placed', outcome: { state: 'placed', id: change.id } };
    case 'quoted': {
      const { quote } = change;
      const { amount } = quote.price;
      if (amount === open.proposal.amount) return { ...open, quote, step: 'waiting' };
      const refusal = { code: 'changed' } as const;
      const outcome: Outcome = { state: 'failed', ...refusal, details: { amount } };
      return { ...open, step: 'refused', refusal, outcome };
    }
    case 'not-quoted': {
      const { refusal } = change;
      return { ...open, step: 'refused', refusal, outcome: { state: 'failed', ...refusal } };
    }
    case 'account-chosen': {
      if (!isUndecided(open)) return open;
      const { accountId } = change;
      return { ...open, chosen: { ...open.chosen, accountId }, step: 'quoting' };
    }
    case 'shown-long-enough':
      return open.step === 'waiting' ? { ...open, step: 'asking' } : open;
    case 'pressed':
      return open.step === 'asking' ? { ...open, step: 'sending' } : open;
    case 'lost':
      return isOwn(open, change) && open.step === 'sending' ? { ...open, step: 'checking' } : open;
    case 'bought': {
      if (!isOwn(open, change)) return open;
      return { ...open, step: 'placed', outcome: { state: 'placed', id: change.id } };
    }
    case 'refused': {
      if (!isOwn(open, change)) return open;
      const { refusal } = change;
      return { ...open, step: 'refused', refusal, outcome: { state: 'failed', ...refusal } };
    }
  }
}

function isOwn({ proposal }: Open, { intent }: { readonly intent: Intent }): boolean {
  return intent.order.refId === proposal.refId;
}

/** Closes the sheet: before the press this declines, afterwards the purchase goes on without it. */
function closed(state: State, at: number): State {
  const { open } = state;
  if (!open) return state;
  const isSent = open.step === 'sending' || open.step === 'checking';
  const outcome: Outcome =
    open.outcome ?? (isSent ? { state: 'failed', code: 'unknown-outcome' } : { state: 'declined' });
  const throttle =
    outcome.state === 'declined' ? afterRefusal(state.throttle, open.area, at) : state.throttle;
  return { ...state, throttle, open: null, left: { ...open, outcome } };
}

/** The outcome of a proposal; null while it has none. */
export function outcomeOf({ open, left }: State, proposal: Proposal): Outcome | null {
  return [open, left].find((each) => each?.proposal === proposal)?.outcome ?? null;
}

/** The sheet is open, and its button was not pressed yet. */
export function isUndecided({ quote, step }: Open): boolean {
  return quote !== null && (step === 'quoting' || step === 'waiting' || step === 'asking');
}

/** The sheet to show. While another account is quoted, it shows the former terms. */
export function sheetOf({ open }: State): PurchaseState {
  if (!open?.quote) return null;
  const { quote, step, refusal } = open;
  return { quote, step: step === 'quoting' ? 'waiting' : step, refusal };
}
