import type { Clock } from '../kernel/clock';
import { settle } from './settle';

/** Time that a test moves; nothing happens between its moves. */
export interface VirtualClock extends Clock {
  /** Milliseconds since the clock was made: the steady clock that cannot be set. */
  steady(): number;
  /** Sets the time, as a person sets a machine's clock; timers wait as long as before. */
  set(now: number): void;
  /** Moves time on and runs due timers, in order; promises settle after each. */
  advance(ms: number): Promise<void>;
  /** Moves time to the next frame, at most 16 ms on, and runs it. */
  frame(): Promise<void>;
  /** Timers and frames that still wait. */
  readonly pending: number;
  /** How long until the first of them falls due; Infinity where none waits. */
  readonly dueIn: number;
}

const FRAME = 16;
/** Noon of a Saturday on which football is played. */
const DEFAULT_NOW = Date.UTC(2026, 7, 29, 12);

interface Timer {
  readonly due: number;
  readonly order: number;
  readonly task: () => void;
}

/** Makes a clock that stops until it is moved. */
export function createVirtualClock(start: number = DEFAULT_NOW): VirtualClock {
  let passed = 0;
  let zero = start;
  let order = 0;
  const timers = new Set<Timer>();

  function after(ms: number, task: () => void): () => void {
    const timer = { due: passed + Math.max(0, ms), order: order++, task };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function next(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (timer.due > until) continue;
      if (first === undefined || isBefore(timer, first)) first = timer;
    }
    return first;
  }

  async function advance(ms: number): Promise<void> {
    const until = passed + ms;
    await settle();
    for (let timer = next(until); timer !== undefined; timer = next(until)) {
      passed = Math.max(passed, timer.due);
      timers.delete(timer);
      timer.task();
      await settle();
    }
    passed = until;
  }

  /** Frames are on a grid, as on a screen: all callbacks requested in between run together. */
  const untilFrame = (): number => FRAME - (passed % FRAME);

  return {
    now: () => zero + passed,
    steady: () => passed,
    set: (now) => {
      zero = now - passed;
    },
    after,
    nextFrame: (task) => after(untilFrame(), task),
    advance,
    frame: () => advance(untilFrame()),
    get pending() {
      return timers.size;
    },
    get dueIn() {
      return (next(Number.POSITIVE_INFINITY)?.due ?? Number.POSITIVE_INFINITY) - passed;
    },
  };
}

function isBefore(timer: Timer, other: Timer): boolean {
  return timer.due < other.due || (timer.due === other.due && timer.order < other.order);
}
