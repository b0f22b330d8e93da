import { describe, expect, test } from 'vitest';
import { openRooms } from './open-rooms';
import { defineRoom } from './define-room';

const given = { start: 1 };

const first = defineRoom({
  name: 'a/first',
  what: 'a test',
  needs: ['start'],
  open: ({ start }: { readonly start: number }) => ({ one: start + 1 }),
});
const second = defineRoom({
  name: 'a/second',
  what: 'a test',
  needs: ['one'],
  open: async (parts: { readonly one: number }) => ({ two: parts.one + 1, taken: parts }),
});
const callsAlone = defineRoom({ name: 'a/calls', what: 'a test' });

describe('rooms', () => {
  test('open in the order of their needs, whatever the order of the list', async () => {
    for (const rooms of [
      [first, second, callsAlone],
      [second, callsAlone, first],
      [callsAlone, second, first],
    ]) {
      const opened = await openRooms(rooms, given);
      expect(opened.parts).toMatchObject({ start: 1, one: 2, two: 3 });
      const names = opened.rooms.map(({ name }) => name);
      expect(names.toSorted()).toEqual(['a/calls', 'a/first', 'a/second']);
      expect(names.indexOf('a/first')).toBeLessThan(names.indexOf('a/second'));
    }
  });

  test('get what they need, and no more', async () => {
    const { parts } = await openRooms<{ start: number; taken?: object }>([first, second], given);
    expect(parts.taken).toEqual({ one: 2 });
  });

  test('do not open where one needs what nobody gives', async () => {
    await expect(openRooms([callsAlone, second], given)).rejects.toThrow(
      'Failed to open rooms: a/second needs one.',
    );
  });

  test('do not open where they need each other', async () => {
    const circle = defineRoom({
      name: 'a/circle',
      what: 'a test',
      needs: ['two'],
      open: ({ two }: { readonly two: number }) => ({ one: two }),
    });
    await expect(openRooms([circle, second], given)).rejects.toThrow(
      'Failed to open rooms: a/circle needs two; a/second needs one.',
    );
  });

  test('give no part twice', async () => {
    const other = defineRoom({ name: 'b/other', what: 'a test', open: () => ({ one: 5 }) });
    await expect(openRooms([first, other], given)).rejects.toThrow(
      'Failed to open b/other: one is given twice.',
    );
  });
});

test('the needs of a room name exactly what it takes', () => {
  const open = ({ one }: { readonly one: number }) => ({ one });
  // @ts-expect-error It takes a part that it does not name.
  defineRoom({ name: 'a/less', what: 'a test', needs: [], open });
  // @ts-expect-error It names a part that it does not take.
  defineRoom({ name: 'a/more', what: 'a test', needs: ['one', 'two'], open });
  expect(defineRoom({ name: 'a/equal', what: 'a test', needs: ['one'], open }).needs).toEqual([
    'one',
  ]);
});
