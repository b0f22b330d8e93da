import type { CommandRun } from './command-run';

/** Runs whose answer is kept; beyond them the oldest answered one is forgotten. */
const MOST_RUNS = 200;

/** The runs of one command by sender and idempotency key: under way or answered; a failed one is forgotten, so that a retry runs anew. */
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

  /** Forgets all, and tells those under way, which nobody may be waiting for. */
  clear(): void {
    for (const run of this.#runs.values()) if (!run.isSettled) run.abort();
    this.#runs.clear();
  }

  #forgetOldest(): void {
    if (this.#runs.size <= MOST_RUNS) return;
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
