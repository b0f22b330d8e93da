import { Observable } from 'rxjs';

/** Time as it is handed in: a page gives the browser's, a test a virtual one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `ms`, however long that is; returns what cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` before the next frame is painted; returns what cancels it. */
  nextFrame(task: () => void): () => void;
}

/** Emits once after `ms`, then completes. */
export function timer$(clock: Clock, ms: number): Observable<void> {
  return new Observable((subscriber) =>
    clock.after(ms, () => {
      subscriber.next();
      subscriber.complete();
    }),
  );
}

/** Emits every `ms` until it is unsubscribed from. */
export function interval$(clock: Clock, ms: number): Observable<void> {
  return new Observable((subscriber) => {
    let cancel = () => {};
    const arm = (): void => {
      cancel = clock.after(ms, () => {
        arm();
        subscriber.next();
      });
    };
    arm();
    return () => cancel();
  });
}
