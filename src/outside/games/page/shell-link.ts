/** Why the site lets no round begin; null: one may. */
export type Rest = string | null;

/** What the page of a game hears from the site and tells it; nothing of it moves money. */
export interface ShellLink {
  /** Calls back now and with every change. */
  onRest(listener: (rest: Rest) => void): () => void;
  round(phase: 'begun' | 'ended', roundId: string): void;
  /** The game can't go on; the code is for the report of the fault. */
  failed(code: string): void;
  ask(what: 'cashier' | 'sign-in'): void;
}
