import type { Clock } from '@grandstand/bus-contracts';

/** Leads somewhere; once it is called off, it leads nowhere any more. */
export type Move = (signal: AbortSignal) => Promise<void>;

export interface MoveQueue {
  /** Calls off the move that is not through and begins another; who waits for the one waits for the other. */
  begin(move: Move): Promise<void>;
  /** The move that is not through. */
  underWay(): Move | undefined;
}

export interface MoveQueuePorts {
  readonly clock: Clock;
  /** Told when a move takes long, and when that one is over. */
  readonly showSlow: (isSlow: boolean) => void;
  /** Told of a move that failed and was not called off before. */
  readonly failed: (error: unknown) => void;
}

/** Moves that take longer are seen to be on their way. */
const SLOW_MS = 200;

/** One move at a time: a newer one takes the place of one that is not through. */
export function createMoveQueue({ clock, showSlow, failed }: MoveQueuePorts): MoveQueue {
  let underWay: Move | undefined;
  let latest = Promise.resolve();
  let calledOff = new AbortController();

  async function withProgress(signal: AbortSignal, move: Move): Promise<void> {
    let isShown = false;
    const show = (isSlow: boolean): void => {
      isShown = isSlow;
      showSlow(isSlow);
    };
    const cancel = clock.after(SLOW_MS, () => show(true));
    const end = (): void => {
      cancel();
      if (isShown) show(false);
    };
    // A newer move shows its own.
    signal.addEventListener('abort', end, { once: true });
    try {
      await move(signal);
    } catch (error) {
      if (!signal.aborted) failed(error);
      throw error;
    } finally {
      end();
      if (!signal.aborted) underWay = undefined;
    }
  }

  return {
    begin(move) {
      calledOff.abort();
      calledOff = new AbortController();
      const { signal } = calledOff;
      underWay = move;
      const overtaken = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      latest = Promise.race([withProgress(signal, move), overtaken]).then(() =>
        // Who waited for this move waits for the one that took its place.
        signal.aborted ? latest : undefined,
      );
      return latest;
    },
    underWay: () => underWay,
  };
}
