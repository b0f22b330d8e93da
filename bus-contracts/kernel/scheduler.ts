import { Subscription } from 'rxjs';
import type { SchedulerAction, SchedulerLike } from 'rxjs';
import type { Clock } from './clock';

/** A scheduler's task, which may reschedule itself as RxJS's own actions do. */
class ClockAction<T> extends Subscription implements SchedulerAction<T> {
  readonly #clock: Clock;
  readonly #work: (this: SchedulerAction<T>, state: T) => void;
  #cancel = (): void => {};

  constructor(clock: Clock, work: (this: SchedulerAction<T>, state: T) => void) {
    super(() => this.#cancel());
    this.#clock = clock;
    this.#work = work;
  }

  schedule(state?: T, delay = 0): Subscription {
    this.#cancel();
    // RxJS types the state as optional here, but as required in the work function.
    if (!this.closed) this.#cancel = this.#clock.after(delay, () => this.#work(state as T));
    return this;
  }
}

/**
 * Creates an RxJS scheduler that runs on the given clock.
 * @example const scheduler = createScheduler(clock);
 *   timer(0, 30_000, scheduler);
 *   source$.pipe(debounceTime(500, scheduler), retry({ delay: () => timer(1000, scheduler) }));
 */
export function createScheduler(clock: Clock): SchedulerLike {
  return {
    now: () => clock.now(),
    schedule<T>(
      work: (this: SchedulerAction<T>, state: T) => void,
      delay = 0,
      state?: T,
    ): Subscription {
      return new ClockAction(clock, work).schedule(state, delay);
    },
  };
}
