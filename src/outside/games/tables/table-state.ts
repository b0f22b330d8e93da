import type { Results } from '../maths/rules';
import type { SharedRound } from '@grandstand/bus-contracts/domain/fair';

/**
 * `resting`: nobody is there; `opening`: the operator has yet to answer for the table; `paused`: the operator lets no
 * round begin; `betting`; `closed`: bets are closed, and the numbers are being drawn; `running`: they were drawn, and
 * the round goes on; `shown`: they are known.
 */
export type TablePhase =
  | 'resting'
  | 'opening'
  | 'paused'
  | 'betting'
  | 'closed'
  | 'running'
  | 'shown';

/** A round of a table that was drawn. */
export interface DrawnRound {
  readonly name: string;
  readonly results: Results;
  /** As anybody can verify it. */
  readonly published: SharedRound;
}

/** What a table is at, for all who are there. */
export interface TableState {
  readonly phase: TablePhase;
  /** When the phase ends; null: with an answer. */
  readonly endsAt: number | null;
  /** The round that takes bets, or took them last; null before the first. */
  readonly name: string | null;
  /** The last rounds, newest first. */
  readonly last: readonly DrawnRound[];
  /** Whether the round that has just ended was not drawn. */
  readonly isVoid: boolean;
  /** Since when the round runs; null: it does not. */
  readonly startedAt: number | null;
  /** Counts the changes. */
  readonly version: number;
}

export type TableEvent =
  | { readonly kind: 'opening' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'bets-opened'; readonly name: string; readonly endsAt: number }
  | { readonly kind: 'bets-closed' }
  | { readonly kind: 'started'; readonly at: number }
  | { readonly kind: 'ended'; readonly round: DrawnRound; readonly endsAt: number }
  /** The round was not drawn: its bets are taken back. */
  | { readonly kind: 'voided'; readonly endsAt: number }
  | { readonly kind: 'rested' }
  /** Something else that a page shows, such as a payment. */
  | { readonly kind: 'touched' };

const MAX_LAST = 12;

export const FIRST_STATE: TableState = {
  phase: 'resting',
  endsAt: null,
  name: null,
  last: [],
  isVoid: false,
  startedAt: null,
  version: 0,
};

export function afterEvent(state: TableState, event: TableEvent): TableState {
  const next = { ...state, isVoid: false, version: state.version + 1 };
  switch (event.kind) {
    case 'opening':
    case 'paused':
      return { ...next, phase: event.kind, endsAt: null };
    case 'bets-opened':
      return { ...next, phase: 'betting', endsAt: event.endsAt, name: event.name };
    case 'bets-closed':
      return { ...next, phase: 'closed', endsAt: null };
    case 'started':
      return { ...next, phase: 'running', startedAt: event.at };
    case 'ended':
      return {
        ...next,
        phase: 'shown',
        startedAt: null,
        endsAt: event.endsAt,
        last: [event.round, ...state.last].slice(0, MAX_LAST),
      };
    case 'voided':
      return { ...next, phase: 'shown', endsAt: event.endsAt, isVoid: true };
    case 'rested':
      return { ...next, phase: 'resting', endsAt: null };
    case 'touched':
      return { ...next, isVoid: state.isVoid };
  }
}
