import type { FailedPiece } from './isolated-work';

/** A part of some work, so small that the loop is not held for long. */
export interface Piece {
  /** What it is about: "prices of game 12". */
  readonly name: string;
  readonly work: () => void;
}

/** Runs a task once nothing else is to be done; returns a function that cancels it. */
export type SpareTime = (task: () => void) => () => void;

interface PreparationPorts {
  /** The pieces that are still to be done; what calls have done meanwhile is left out. */
  readonly pieces: () => Iterator<Piece>;
  readonly spareTime: SpareTime;
  /** Receives what has failed in a round. */
  readonly onEnd: (failed: readonly FailedPiece[]) => void;
}

/**
 * Does ahead of calls what they would do when they first come. Each slice is one piece, and other work of the loop comes
 * between two slices: a call that comes earlier does what it needs by itself.
 */
export class Preparation {
  readonly #ports: PreparationPorts;
  #round: Iterator<Piece> | undefined;
  #failed: FailedPiece[] = [];
  #cancel = (): void => {};

  constructor(ports: PreparationPorts) {
    this.#ports = ports;
  }

  /** Begins a round of all that is to be done, unless one is under way. */
  begin(): void {
    if (this.#round) return;
    this.#round = this.#ports.pieces();
    this.#failed = [];
    this.#plan();
  }

  /** Ends the round. */
  end(): void {
    this.#cancel();
    this.#round = undefined;
  }

  #plan(): void {
    this.#cancel = this.#ports.spareTime(() => this.#slice());
  }

  #slice(): void {
    const next = this.#round?.next();
    if (!next) return;
    if (next.done) {
      this.#round = undefined;
      this.#ports.onEnd(this.#failed);
      return;
    }
    const { name, work } = next.value;
    try {
      work();
    } catch (error) {
      this.#failed.push({ name, error });
    }
    this.#plan();
  }
}
