/** Time as it is handed in: a page gives the browser's, a test a virtual one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `ms`, however long that is; returns what cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` before the next frame is painted; returns what cancels it. */
  nextFrame(task: () => void): () => void;
}
