import { areasState } from '@grandstand/bus-contracts/shell';
import type { Bus, Clock, ShellHandle } from '@grandstand/bus-contracts';
import { importFailed } from './failed-imports';

/** A page without areas, or with slow ones, is not waited for any longer. */
const PATIENCE_MS = 5000;

/** What could not be fetched is fetched again so much later. */
const RETRY_MS = 10_000;

/** A service's handle by the service's name. */
export type JoinLater = (name: string) => ShellHandle;

export interface StartLaterPorts<T> {
  readonly bus: Bus;
  readonly clock: Clock;
  /** Of the services that start together, those that answer commands. */
  readonly names: readonly string[];
  /** Whether the page needs them before it has come to rest. */
  readonly isNeededNow: boolean;
  /** How long after an area stands, or has failed, they start, if nobody asked for them before. */
  readonly quietMs: number;
  /** Fetches the services and starts them; what was published before is theirs by state alone. */
  readonly load: (join: JoinLater) => Promise<T>;
}

/**
 * Starts services whose code is no part of the first load: at once where the page needs them, else
 * with the first of their commands, or when its areas stand.
 * @returns what starts them now, and gives what `load` gave.
 */
export function startLater<T>(ports: StartLaterPorts<T>): () => Promise<T> {
  const { bus, clock, names, isNeededNow, quietMs, load } = ports;
  let started: Promise<T> | undefined;
  const start = (): Promise<T> => {
    started ??= load((name) => bus.join(name)).catch((error: unknown) => {
      importFailed(error);
      // The next command tries again, or a later moment.
      started = undefined;
      throw error;
    });
    return started;
  };
  const startByItself = (): void =>
    void start().catch(() => void clock.after(RETRY_MS, startByItself));
  bus.sleep(names, async () => void (await start()));
  if (isNeededNow) {
    startByItself();
    return start;
  }
  const watch = bus.join('start-later');
  const startAfter = (ms: number): (() => void) => clock.after(ms, startByItself);
  const endPatience = startAfter(PATIENCE_MS + quietMs);
  watch.on(areasState, (areas) => {
    const states = Object.values(areas);
    if (!states.some(({ status }) => status === 'ready' || status === 'error')) return;
    queueMicrotask(() => watch.dispose());
    endPatience();
    startAfter(quietMs);
  });
  return start;
}
