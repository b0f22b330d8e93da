import { expect, test } from 'vitest';
import type { Room } from './platform/rooms/define-room';
import { ROOMS } from './rooms';

const FILES = Object.keys(import.meta.glob('./*/*/room.ts')).map((path) =>
  path.replace(/^\.\/(.+)\/room\.ts$/, '$1'),
);
const CALLS = import.meta.glob<object>('./*/*/*-routes.ts', { eager: true, import: 'calls' });

test('every room is in the list, under the name of its folder', () => {
  expect(ROOMS.map(({ name }) => name).toSorted()).toEqual(FILES.toSorted());
});

test('every file of calls is in the declaration of a room', () => {
  const rooms: readonly Room[] = ROOMS;
  const declared = new Set<object>(rooms.flatMap(({ calls = [] }) => calls));
  const files = Object.entries(CALLS);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter(([, calls]) => !declared.has(calls)).map(([path]) => path)).toEqual([]);
});
