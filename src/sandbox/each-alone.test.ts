import { expect, test } from 'vitest';
import { eachAlone } from './each-alone';

test('a thing that fails holds no other back, and all faults are named', async () => {
  const done: number[] = [];
  const work = async (thing: number): Promise<void> => {
    if (thing % 2 === 0) throw new Error(`no ${thing}`);
    done.push(thing);
  };
  await expect(eachAlone([1, 2, 3, 4, 5], work, 'Failed to count.')).rejects.toMatchObject({
    message: 'Failed to count.',
    errors: [new Error('no 2'), new Error('no 4')],
  });
  expect(done).toEqual([1, 3, 5]);
  await expect(eachAlone([1, 3], work, 'Failed to count.')).resolves.toBeUndefined();
});
