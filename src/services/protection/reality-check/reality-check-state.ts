import type { LimitsState } from '@grandstand/bus-contracts/player';
import type { RealityCheckState } from '@grandstand/bus-contracts/shell';
import { backBy, checkOfKept, playedMs, intervalChange, untilCheck } from './check-time';
import type { CheckTime, KeptCheck } from './check-time';
import type { Moment } from '../../time/elapsed';

type Asked = NonNullable<RealityCheckState['asked']>;

/** The service's state. */
export interface State {
  /** Empty for a guest. */
  readonly player: string;
  /** Null if the player has no reality check. */
  readonly time: CheckTime | null;
  /** The open question; null if there is none. */
  readonly asked: Asked | null;
  /** When the last check was, as storage has it; another value there is news. */
  readonly keptAt: number | undefined;
  /** The record for other tabs and visits; a new object each time it is to be written. */
  readonly toKeep: KeptCheck | null;
}

/** All that can happen to a reality check; `now` is when. */
export type Change = { readonly now: Moment } & (
  | {
      readonly type: 'player-changed';
      readonly userId: string;
      readonly kept: KeptCheck | undefined;
    }
  /** The player signed in or registered: the record of an earlier session is dropped. */
  | { readonly type: 'session-began' }
  | { readonly type: 'limits-changed'; readonly limits: Pick<LimitsState, 'limits'> }
  /** Another tab, an earlier visit or a check that was answered while this page slept. */
  | { readonly type: 'restored'; readonly kept: KeptCheck | undefined }
  /** The time that the player had played at `since`, and how long ago the last check was, by the operator. */
  | {
      readonly type: 'play-loaded';
      readonly since: Moment;
      readonly playedMs: number;
      /** Null: the operator does not know. */
      readonly checkedMs: number | null;
    }
  | {
      readonly type: 'sums-loaded';
      readonly playedMs: number;
      readonly sums: NonNullable<Asked['sums']>;
    }
  | { readonly type: 'sums-failed' }
  | { readonly type: 'answered' }
  | { readonly type: 'time-passed' }
);

export const INITIAL: State = {
  player: '',
  time: null,
  asked: null,
  keptAt: undefined,
  toKeep: null,
};

/** Applies a change, then opens or withdraws the question as the time requires. */
export function reduce(state: State, change: Change): State {
  return check(apply(state, change), change.now);
}

function apply(state: State, change: Change): State {
  const { time, asked } = state;
  switch (change.type) {
    case 'player-changed':
      return restore({ ...INITIAL, player: change.userId }, change.kept, change.now);
    case 'session-began':
      return time ? begin(state, time.minutes, change.now) : state;
    case 'limits-changed':
      return applyLimits(state, change.limits, change.now);
    case 'restored':
      return restore(state, change.kept, change.now);
    case 'play-loaded':
      if (!time || time.since !== change.since) return state;
      return keep(state, { ...time, ...backBy(time.since, change, time.minutes) });
    case 'sums-loaded': {
      const { playedMs: played, sums } = change;
      return asked
        ? { ...state, asked: { ...asked, playedMs: played, sums, isLoading: false } }
        : state;
    }
    case 'sums-failed':
      return asked ? { ...state, asked: { ...asked, isLoading: false } } : state;
    case 'answered':
      return time && asked ? keep(state, { ...time, checked: change.now }) : state;
    case 'time-passed':
      return state;
  }
}

/** A check that this page counted itself is not replaced by the same one from storage. */
function restore(state: State, kept: KeptCheck | undefined, now: Moment): State {
  if (!kept || kept.checkedAt === state.keptAt) return state;
  return { ...state, keptAt: kept.checkedAt, time: checkOfKept(kept, now) };
}

function applyLimits(state: State, limits: Pick<LimitsState, 'limits'>, now: Moment): State {
  const { player, time } = state;
  if (player === '') return state;
  const turn = intervalChange(limits, time);
  switch (turn.does) {
    case 'nothing':
      return state;
    case 'end':
      return { ...state, time: null, keptAt: undefined };
    case 'change':
      return time ? keep(state, { ...time, minutes: turn.minutes }) : state;
    case 'begin':
      return begin(state, turn.minutes, now);
  }
}

function begin(state: State, minutes: number, now: Moment): State {
  return keep(state, { minutes, since: now, checked: now });
}

function keep(state: State, time: CheckTime): State {
  const { minutes, since, checked } = time;
  if (!checked) return { ...state, time };
  const toKeep = { minutes, since: since.at, checkedAt: checked.at };
  return { ...state, time, keptAt: checked.at, toKeep };
}

function check(state: State, now: Moment): State {
  const { time, asked } = state;
  const isDue = time !== null && untilCheck(now, time) <= 0;
  if (!isDue) return asked ? { ...state, asked: null } : state;
  if (asked) return state;
  const question = {
    everyMinutes: time.minutes,
    playedMs: playedMs(now, time),
    sums: null,
    isLoading: true,
  };
  // Stored again: the player finds the question when they return, even if storage was cleared meanwhile.
  return { ...keep(state, time), asked: question };
}
