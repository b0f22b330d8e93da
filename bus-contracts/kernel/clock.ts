/** The time source a part is given: the browser's on a page, a virtual one in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `ms`, without a maximum; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` before the next frame is painted; returns a function that cancels it. */
  nextFrame(task: () => void): () => void;
}
