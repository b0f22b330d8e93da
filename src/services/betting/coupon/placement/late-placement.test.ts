import { expect, test, vi } from 'vitest';
import type { Placement, PlacementPorts, StartPlacement } from '../start-placement';
import { createLatePlacement } from './late-placement';

const PORTS = {} as PlacementPorts;

function parts() {
  const started: Placement = {} as Placement;
  const start = vi.fn<StartPlacement>(() => started);
  const load = vi.fn<() => Promise<StartPlacement>>(async () => start);
  return { started, start, load };
}

test('a placement whose code is there starts at once, and runs tasks at once', () => {
  const { started, start, load } = parts();
  const placement = createLatePlacement({ start, load }, PORTS);
  const task = vi.fn<() => Promise<void>>(async () => {});
  expect(placement.peek()).toBe(started);
  void placement.use(task);
  expect(task).toHaveBeenCalledExactlyOnceWith(started);
  expect(load).not.toHaveBeenCalled();
});

test('a late placement starts once, with the first of several tasks', async () => {
  const { started, start, load } = parts();
  const placement = createLatePlacement({ start: null, load }, PORTS);
  expect(placement.peek()).toBeNull();
  const tasks = [1, 2].map((number) => placement.use(async (one) => [number, one]));
  expect(await Promise.all(tasks)).toEqual([
    [1, started],
    [2, started],
  ]);
  expect(start).toHaveBeenCalledExactlyOnceWith(PORTS);
  expect(placement.peek()).toBe(started);
});

test('a task rejects where the code does not come, and the next one fetches it again', async () => {
  const { started, load } = parts();
  load.mockRejectedValueOnce(new Error('offline'));
  const placement = createLatePlacement({ start: null, load }, PORTS);
  await expect(placement.use(async () => 1)).rejects.toThrow('offline');
  expect(placement.peek()).toBeNull();
  expect(await placement.use(async (one) => one)).toBe(started);
});
