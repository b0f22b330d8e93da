import type { CommandRun } from './command-run';

/** The number of runs that are kept; the oldest answered run is dropped first. */
const MAX_RUNS = 200;

/** The pending and answered runs of one command, by sender and idempotency key. A failed run is dropped, so that a retry starts a new one. */
export class RunMemory {
  readonly #runs = new Map<string, CommandRun>();

  find(sender: string, key: string): CommandRun | undefined {
    return this.#runs.get(slot(sender, key));
  }

  keep(sender: string, key: string, run: CommandRun): void {
    const place = slot(sender, key);
    this.#runs.set(place, run);
    this.#forgetOldest();
    run.outcome.catch(() => {
      if (this.#runs.get(place) === run) this.#runs.delete(place);
    });
  }

  /** Drops all runs, and aborts those that are pending. */
  clear(): void {
    for (const run of this.#runs.values()) if (!run.isSettled) run.abort();
    this.#runs.clear();
  }

  #forgetOldest(): void {
    if (this.#runs.size <= MAX_RUNS) return;
    for (const [place, run] of this.#runs) {
      if (!run.isSettled) continue;
      this.#runs.delete(place);
      return;
    }
  }
}

function slot(sender: string, key: string): string {
  return `${sender} ${key}`;
}
