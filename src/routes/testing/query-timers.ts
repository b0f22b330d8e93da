import type { Clock } from '@grandstand/bus-contracts';
import { timeoutManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';

/** Timers of the page, for tests that name no clock. */
const pageTimers: Clock['after'] = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

let after = pageTimers;
/** The cancel functions of all timers that were set. */
const timers = new Map<number, () => void>();
let lastId = 0;

function set(task: () => void, ms: number, id: number): number {
  timers.set(id, after(ms, task));
  return id;
}

function repeat(task: () => void, ms: number, id: number): number {
  const again = (): void => {
    set(again, ms, id);
    task();
  };
  return set(again, ms, id);
}

function clear(id: number | undefined): void {
  if (id === undefined) return;
  timers.get(id)?.();
  timers.delete(id);
}

// The files of a worker share this module and the queries: it is set once.
timeoutManager.setTimeoutProvider<number>({
  setTimeout: (task, ms) => set(task, ms, (lastId += 1)),
  setInterval: (task, ms) => repeat(task, ms, (lastId += 1)),
  clearTimeout: clear,
  clearInterval: clear,
});

/** Has queries run by a clock of the test's until the test ends. */
export function runQueriesBy(clock: Clock): void {
  after = (ms, task) => clock.after(ms, task);
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now());
  onTestFinished(() => {
    after = pageTimers;
  });
}
