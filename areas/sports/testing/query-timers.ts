import type { Clock } from '@grandstand/bus-contracts';
import { timeoutManager } from '@tanstack/react-query';
import { vi } from 'vitest';

let clock: Clock | undefined;
/** The cancel functions of all timers that were set. */
const timers = new Map<number, () => void>();
let lastId = 0;

function set(task: () => void, ms: number, id: number): number {
  if (clock) timers.set(id, clock.after(ms, task));
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

timeoutManager.setTimeoutProvider<number>({
  setTimeout: (task, ms) => set(task, ms, (lastId += 1)),
  setInterval: (task, ms) => repeat(task, ms, (lastId += 1)),
  clearTimeout: clear,
  clearInterval: clear,
});

/** Has queries run by a clock of the test's until the test ends. */
export function runQueriesBy(present: Clock): void {
  clock = present;
  vi.spyOn(Date, 'now').mockImplementation(() => present.now());
}
