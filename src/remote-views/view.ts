import type { AreaStatus } from '@grandstand/bus-contracts';
import type { BootArea, BootRemoteView } from '@grandstand/bus-contracts/area';
import type { Place, RemoteViewPorts } from './ports';
import type { Registry } from './load/registry';
import type { OtherPage } from './other-page';
import { RemoteViewError } from './remote-view-error';
import { runView } from './run/run-view';
import type { RunViewOptions } from './run/run-view';
import { createStatusMachine } from './view-status';

const RETRIES = 3;
const FIRST_DELAY = 1000;

/** The delay before the next retry, in milliseconds; null after the last one. */
function retryDelay(done: number): number | null {
  return done < RETRIES ? FIRST_DELAY * 2 ** done : null;
}

/** The time limit from the start of the load to `area.ready`. */
export const READY_TIMEOUT_MS = 15_000;
const MIN_RELOAD_INTERVAL_MS = 1000;

/** The published state of an area. */
export interface ViewState {
  readonly status: AreaStatus;
  readonly statusCode?: number;
  /** Retries since the last success. */
  readonly attempt: number;
  /** The path that the area has reported as missing. */
  readonly missing?: string;
}

/** Loads, retries and retires one area. */
export interface View {
  readonly state: ViewState;
  start(booted?: BootRemoteView): void;
  /** The area has published `area.ready`. */
  ready(): void;
  /** The area has published `area.dead`. */
  dead(reason: string): void;
  /** The area has reported a missing path; null: no longer. */
  missing(path: string | null): void;
  /** Reloads the area, at most once a second. */
  reload(): void;
  /** Retires the area. */
  stop(): void;
}

export interface ViewOptions {
  readonly area: BootArea;
  readonly place: Place;
  readonly components: readonly string[] | undefined;
  readonly page: OtherPage | undefined;
  readonly takePrefetched: RunViewOptions['takePrefetched'];
  readonly registry: Registry;
  readonly ports: RemoteViewPorts;
  readonly changed: () => void;
}

export function createView(options: ViewOptions): View {
  const { area, ports, changed } = options;
  const machine = createStatusMachine((from, to) =>
    ports.log('error', `Refused to move the area "${area.name}" from ${from} to ${to}.`),
  );
  // The step that a view is in. Calls of the shell and the clock change it, as far as `machine` allows.
  let statusCode: number | undefined;
  let missing: string | null = null;
  let retries = 0;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  let root: Element | undefined;
  let retire = (): void => {};
  let cancelRetry = (): void => {};
  let cancelTimeout = (): void => {};

  const move = (to: AreaStatus, code?: number): boolean => {
    if (!machine.move(to)) return false;
    statusCode = code;
    changed();
    return true;
  };

  const end = (): void => {
    cancelRetry();
    cancelTimeout();
    retire();
    retire = () => {};
    missing = null;
  };

  const reset = (): void => {
    end();
    retries = 0;
    if (machine.value !== 'not-exist') move('not-exist');
  };

  const die = (reason: string): void => {
    ports.log('error', `The area "${area.name}" is dead: ${reason}`);
    reset();
  };

  const fail = (error: RemoteViewError): void => {
    end();
    if (!move('error', error.statusCode)) return;
    ports.log('error', error.message, error);
    ports.pageError(error);
    const delay = retryDelay(retries);
    if (delay === null) return;
    cancelRetry = ports.clock.after(delay, () => {
      retries += 1;
      start();
    });
  };

  const start = (
    booted?: BootRemoteView,
    onFailure: (error: RemoteViewError) => void = () => {},
  ): void => {
    if (!move('loading')) return;
    const run = createRun(area.name, ports);
    retire = run.retire;
    const { place, components, page, takePrefetched, registry } = options;
    const { signal, onRetire } = run;
    const failed = (error: unknown): void => {
      if (signal.aborted) return;
      // A ready area that throws can't be retried: its only next status is `not-exist`.
      const cause = RemoteViewError.from(area.name, error);
      if (machine.value === 'ready') die(cause.message);
      else {
        fail(cause);
        onFailure(cause);
      }
    };
    cancelTimeout = ports.clock.after(READY_TIMEOUT_MS, () =>
      failed(new RemoteViewError(area.name, `it was not ready within ${READY_TIMEOUT_MS} ms`)),
    );
    const onShown = (element: Element): void => {
      root = element;
    };
    const view = { area, place, components, page, booted, takePrefetched };
    runView({ ...view, signal, onRetire, onShown }, registry, ports).catch(failed);
  };

  return {
    get state() {
      return {
        status: machine.value,
        attempt: retries,
        ...(statusCode !== undefined && { statusCode }),
        ...(missing !== null && { missing }),
      };
    },
    start: (booted) => start(booted),
    ready() {
      // Ignores a repeated message, or a late one of a retired area.
      if (machine.value !== 'loading') return;
      cancelTimeout();
      retries = 0;
      move('ready');
      if (root) ports.earlyPresses.wake(root);
    },
    dead(reason) {
      if (machine.value === 'loading' || machine.value === 'ready') die(reason);
    },
    missing(path) {
      if (path === missing) return;
      missing = path;
      changed();
    },
    reload() {
      const now = ports.clock.steady();
      if (now - reloadedAt < MIN_RELOAD_INTERVAL_MS) return;
      reloadedAt = now;
      reset();
      start(undefined, ports.failedAgain);
    },
    stop: reset,
  };
}

interface Run {
  readonly signal: AbortSignal;
  onRetire(undo: () => void): void;
  retire(): void;
}

/** Collects the undos of an area's steps and runs them in reverse order; an error in one does not skip the others. */
function createRun(name: string, ports: RemoteViewPorts): Run {
  const controller = new AbortController();
  const undos: (() => void)[] = [];
  const call = (undo: () => void): void => {
    try {
      undo();
    } catch (error) {
      ports.log('error', `The area "${name}" threw while it was retired.`, error);
    }
  };
  return {
    signal: controller.signal,
    onRetire(undo) {
      if (controller.signal.aborted) call(undo);
      else undos.push(undo);
    },
    retire() {
      if (controller.signal.aborted) return;
      controller.abort();
      for (const undo of undos.splice(0).toReversed()) call(undo);
    },
  };
}
