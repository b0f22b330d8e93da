import type { CaptchaState } from '@grandstand/bus-contracts/shell';
import type { CaptchaPicture } from '../../api/endpoints/protection/captcha';
import { longestBetween } from '../time/elapsed';
import type { Moment } from '../time/elapsed';

/** How long a proof serves further calls that meet a captcha. */
const SHARED_MS = 30_000;
/** A picture is shown for at least this time, also if the operator's lifetime is shorter. */
const SHORTEST_MS = 1000;

type Shown = NonNullable<CaptchaState>;
type Problem = Shown['problem'];

/** A captcha that is shown to the player. */
export interface Open {
  readonly shown: Shown;
  /** Null while no picture is there. */
  readonly pictureId: string | null;
  /** The load that is under way; a new object loads another picture. */
  readonly load: { readonly code: number } | null;
  /** The answer that the operator checks. */
  readonly check: Answer | null;
  /** When the picture is replaced; null while that is not known. */
  readonly expiry: { readonly leftMs: number } | null;
  /** The code of the calls' refusal. */
  readonly code: number;
}

export interface Answer {
  readonly text: string;
}

export interface State {
  /** One captcha serves all calls that meet one while it is open. */
  readonly open: Open | null;
  /** The proof of the last solved captcha; null while one is open, and after one was cancelled. */
  readonly proof: { readonly solved: string; readonly since: Moment } | null;
}

export type Change =
  | { readonly type: 'requested'; readonly code: number; readonly now: Moment }
  | { readonly type: 'loaded'; readonly picture: CaptchaPicture }
  | { readonly type: 'load-failed' }
  | { readonly type: 'time-loaded'; readonly secondsLeft: number }
  | { readonly type: 'time-over' }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'solved'; readonly solved: string; readonly now: Moment }
  | { readonly type: 'refused'; readonly problem: 'wrong' | 'expired' }
  | { readonly type: 'check-failed' }
  | { readonly type: 'another-requested' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'signed-out'; readonly isAtStart: boolean };

export const INITIAL: State = { open: null, proof: null };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'requested': {
      if (state.open || isShared(state, change.now)) return state;
      return { open: withLoad(change.code, null), proof: null };
    }
    case 'cancelled':
      return state.open ? INITIAL : state;
    case 'signed-out':
      // A proof belongs to its player; calls of a player who has left do not wait any longer.
      return change.isAtStart ? { ...state, proof: null } : INITIAL;
    case 'solved':
      return { open: null, proof: { solved: change.solved, since: change.now } };
    default: {
      if (!state.open) return state;
      const open = reduceOpen(state.open, change);
      return open === state.open ? state : { ...state, open };
    }
  }
}

type OpenChange = Exclude<
  Change,
  { readonly type: 'requested' | 'cancelled' | 'signed-out' | 'solved' }
>;

function reduceOpen(open: Open, change: OpenChange): Open {
  switch (change.type) {
    case 'loaded': {
      const { id, image, question } = change.picture;
      return { ...open, pictureId: id, load: null, shown: { ...open.shown, image, question } };
    }
    case 'load-failed':
      return { ...open, load: null, shown: { ...open.shown, problem: 'unavailable' } };
    case 'time-loaded':
      return { ...open, expiry: { leftMs: Math.max(change.secondsLeft * 1000, SHORTEST_MS) } };
    case 'time-over':
      // The operator answers a check that is under way.
      return open.check ? open : withLoad(open.code, 'expired');
    case 'answered': {
      if (open.pictureId === null || open.check) return open;
      const shown: Shown = { ...open.shown, isChecking: true, problem: null };
      return { ...open, check: change.answer, shown };
    }
    case 'refused':
      return withLoad(open.code, change.problem);
    case 'check-failed': {
      const shown: Shown = { ...open.shown, isChecking: false, problem: 'unavailable' };
      return { ...open, check: null, shown };
    }
    case 'another-requested':
      return open.check ? open : withLoad(open.code, null);
  }
}

/** A captcha that loads its next picture; `problem` is the reason why the last one was replaced. */
function withLoad(code: number, problem: Problem): Open {
  return {
    shown: { image: null, question: null, isChecking: false, problem },
    pictureId: null,
    load: { code },
    check: null,
    expiry: null,
    code,
  };
}

function isShared({ proof }: State, now: Moment): boolean {
  return proof !== null && longestBetween(proof.since, now) < SHARED_MS;
}
