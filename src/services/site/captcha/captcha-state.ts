import type { CaptchaState } from '@grandstand/bus-contracts/shell';
import type { CaptchaPicture } from '../../../api/endpoints/site/captcha';

/** A picture is shown for at least this time, also if the operator's lifetime is shorter. */
const MIN_MS = 1000;

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
  /** The call that it is for. */
  readonly by: Waiting;
}

export interface Answer {
  readonly text: string;
}

/** A refused call that waits for a proof; each call has an object of its own. */
export interface Waiting {
  /** The code of the call's refusal. */
  readonly code: number;
}

/** A proof for the one call that it was solved for: the operator accepts it once. */
interface Given {
  readonly to: Waiting;
  readonly solved: string;
  /** The answer that was right. */
  readonly answer: Answer;
}

export interface State {
  /** The captcha of the first call that waits; null while none does. */
  readonly open: Open | null;
  /** The calls that wait, in the order in which they get their proofs. */
  readonly waiting: readonly Waiting[];
  /** The last proof; null after a captcha was cancelled. */
  readonly given: Given | null;
}

export type Change =
  | { readonly type: 'requested'; readonly by: Waiting }
  /** The caller does not wait any longer. */
  | { readonly type: 'given-up'; readonly by: Waiting }
  | { readonly type: 'loaded'; readonly picture: CaptchaPicture }
  | { readonly type: 'load-failed' }
  | { readonly type: 'time-loaded'; readonly secondsLeft: number }
  | { readonly type: 'time-over' }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'solved'; readonly solved: string; readonly answer: Answer }
  | { readonly type: 'refused'; readonly problem: 'wrong' | 'expired' }
  | { readonly type: 'check-failed' }
  | { readonly type: 'another-requested' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'signed-out'; readonly isAtStart: boolean };

export const INITIAL: State = { open: null, waiting: [], given: null };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'requested':
      return {
        ...state,
        open: state.open ?? withLoad(change.by, null),
        waiting: [...state.waiting, change.by],
      };
    case 'given-up':
      return without(state, change.by);
    case 'cancelled':
      return state.open ? INITIAL : state;
    case 'signed-out':
      // Calls of a player who has left do not wait any longer.
      return change.isAtStart ? state : INITIAL;
    case 'solved': {
      if (!state.open) return state;
      const { by } = state.open;
      const { solved, answer } = change;
      return { ...without(state, by), given: { to: by, solved, answer } };
    }
    default: {
      if (!state.open) return state;
      const open = reduceOpen(state.open, change);
      return open === state.open ? state : { ...state, open };
    }
  }
}

type OpenChange = Exclude<
  Change,
  { readonly type: 'requested' | 'given-up' | 'cancelled' | 'signed-out' | 'solved' }
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
      return { ...open, expiry: { leftMs: Math.max(change.secondsLeft * 1000, MIN_MS) } };
    case 'time-over':
      // The operator answers a check that is under way.
      return open.check ? open : withLoad(open.by, 'expired');
    case 'answered': {
      if (open.pictureId === null || open.check) return open;
      const shown: Shown = { ...open.shown, isChecking: true, problem: null };
      return { ...open, check: change.answer, shown };
    }
    case 'refused':
      return withLoad(open.by, change.problem);
    case 'check-failed': {
      const shown: Shown = { ...open.shown, isChecking: false, problem: 'unavailable' };
      return { ...open, check: null, shown };
    }
    case 'another-requested':
      return open.check ? open : withLoad(open.by, null);
  }
}

/** Without a call that waited; the next one has a captcha of its own. */
function without(state: State, by: Waiting): State {
  if (!state.waiting.includes(by)) return state;
  const waiting = state.waiting.filter((other) => other !== by);
  if (state.open?.by !== by) return { ...state, waiting };
  const [next] = waiting;
  return { ...state, open: next ? withLoad(next, null) : null, waiting };
}

/** A captcha that loads its next picture; `problem` is the reason why the last one was replaced. */
function withLoad(by: Waiting, problem: Problem): Open {
  return {
    shown: { image: null, question: null, isChecking: false, problem },
    pictureId: null,
    load: { code: by.code },
    check: null,
    expiry: null,
    by,
  };
}
