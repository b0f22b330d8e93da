import { describe, expect, test } from 'vitest';
import { choicesOf, inChosenOrder, NO_CHOICES, toggled } from './group-choices';
import { createStoredChoices } from './stored-choices';
import { MARKET_GROUPS } from '@grandstand/bus-contracts/domain';

describe('the choices of groups', () => {
  test('put pinned groups first, in the order in which they were pinned', () => {
    const pinned = toggled(toggled(NO_CHOICES, 'pinned', 'scores'), 'pinned', 'totals');
    expect(inChosenOrder(['main', 'totals', 'scores'], pinned)).toEqual([
      'scores',
      'totals',
      'main',
    ]);
    // One that the match does not have takes no place.
    expect(inChosenOrder(['main', 'totals'], pinned)).toEqual(['totals', 'main']);
    expect(toggled(pinned, 'pinned', 'scores').pinned).toEqual(['totals']);
  });

  test.each([
    [null, NO_CHOICES],
    ['', NO_CHOICES],
    ['null', NO_CHOICES],
    ['[1]', NO_CHOICES],
    ['{"pinned":7,"folded":"main"}', NO_CHOICES],
    [
      '{"pinned":["scores","x","main"],"folded":["parts",3]}',
      { pinned: ['scores', 'main'], folded: ['parts'], opened: [] },
    ],
    ['{"opened":[17,"x",null]}', { ...NO_CHOICES, opened: [17] }],
    ['{"opened":17}', NO_CHOICES],
  ])('are read from %j', (text, choices) => {
    expect(choicesOf(text)).toEqual(choices);
  });

  test('last as long as the page if storage is closed', () => {
    const closed = createStoredChoices(() => {
      throw new Error('closed');
    });
    let calls = 0;
    const end = closed.on(() => calls++);
    for (const group of MARKET_GROUPS) closed.toggle('folded', group);
    expect(closed.get().folded).toEqual(MARKET_GROUPS);
    end();
    closed.toggle('folded', 'main');
    expect(calls).toBe(MARKET_GROUPS.length);
  });

  test('are stored, and read again', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    createStoredChoices(() => storage).toggle('pinned', 'other');
    expect(createStoredChoices(() => storage).get().pinned).toEqual(['other']);
  });
});
