/** Starts the part of the shell that handles a command; undefined where no such part is registered. */
export type StartPart = (part: string) => Promise<void> | undefined;

/** Parts of the shell that start with the first command that is sent to them. */
export class LazyParts {
  readonly #starts = new Map<string, () => Promise<void>>();

  add(parts: readonly string[], start: () => Promise<void>): void {
    for (const part of parts) this.#starts.set(part, start);
  }

  readonly startPart: StartPart = (part) => this.#starts.get(part)?.();
}
