import type { AreaStatus } from '@grandstand/bus-contracts';
import type { BootArea, BootRemoteView } from '@grandstand/bus-contracts/area';
import type { Place, RemoteViewPorts } from './ports';
import type { Registry } from './registry';
import { RemoteViewError } from './remote-view-error';
import { retryDelay } from './retry';
import { runView } from './run-view';
import type { RunOrder } from './run-view';
import { createStatusMachine } from './states';

/** How long an area may take from the start of its load to its word that it is ready. */
export const READY_WITHIN = 15_000;
const RELOAD_EVERY = 1000;

/** What is told of one area. */
export interface ViewState {
  readonly status: AreaStatus;
  readonly statusCode?: number;
  /** Retries made since the last success. */
  readonly attempt: number;
  /** The path at which there is no page, as the area says. */
  readonly missing?: string;
}

/** One area in its place: loads it, watches it, tries again, retires it. */
export interface View {
  readonly state: ViewState;
  start(booted?: BootRemoteView): void;
  /** The area said that it is ready. */
  ready(): void;
  /** The area said that it can't go on. */
  dead(reason: string): void;
  /** The area said at which path there is no page; null: there is one. */
  missing(path: string | null): void;
  /** Starts anew, at most once a second. */
  reload(): void;
  /** Retires the area for good. */
  stop(): void;
}

export interface ViewOptions {
  readonly area: BootArea;
  readonly place: Place;
  readonly components: readonly string[] | undefined;
  readonly takeAhead: RunOrder['takeAhead'];
  readonly registry: Registry;
  readonly ports: RemoteViewPorts;
  readonly changed: () => void;
}

export function createView(options: ViewOptions): View {
  const { area, ports, changed } = options;
  const machine = createStatusMachine((from, to) =>
    ports.log('error', `Refused to move the area "${area.name}" from ${from} to ${to}.`),
  );
  let statusCode: number | undefined;
  let missing: string | null = null;
  let retries = 0;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  let retire = (): void => {};
  let cancelRetry = (): void => {};
  let cancelLimit = (): void => {};

  const move = (to: AreaStatus, code?: number): boolean => {
    if (!machine.move(to)) return false;
    statusCode = code;
    changed();
    return true;
  };

  const end = (): void => {
    cancelRetry();
    cancelLimit();
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

  const start = (booted?: BootRemoteView): void => {
    if (!move('loading')) return;
    const run = createRun(area.name, ports);
    retire = run.retire;
    const { place, components, takeAhead, registry } = options;
    const { signal, onRetire } = run;
    const stopped = (error: unknown): void => {
      if (signal.aborted) return;
      // An area may throw after it said that it is ready; from there it can only cease to exist.
      if (machine.value === 'ready') die(RemoteViewError.from(area.name, error).message);
      else fail(RemoteViewError.from(area.name, error));
    };
    cancelLimit = ports.clock.after(READY_WITHIN, () =>
      stopped(new RemoteViewError(area.name, `it was not ready within ${READY_WITHIN} ms`)),
    );
    const order = { area, place, components, booted, takeAhead, signal, onRetire };
    runView(order, registry, ports).catch(stopped);
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
    start,
    ready() {
      // Said again, or said late by what was retired: nothing to do.
      if (machine.value !== 'loading') return;
      cancelLimit();
      retries = 0;
      move('ready');
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
      if (now - reloadedAt < RELOAD_EVERY) return;
      reloadedAt = now;
      reset();
      start();
    },
    stop: reset,
  };
}

interface Run {
  readonly signal: AbortSignal;
  onRetire(undo: () => void): void;
  retire(): void;
}

/** Keeps what undoes an area's steps, last first; one that throws doesn't keep the others. */
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
