import { FILE_TYPES, fileTypeOf } from '@grandstand/bus-contracts/domain/files';
import { describe, expect, test } from 'vitest';
import { hostileFiles, IN_PICTURE } from '../../testing/hostile-files';
import { readSpecimen } from './read-specimen';
import { inspectFile } from './inspect-file';
import { objectsOf } from './metadata/pdf-objects';

/** So many bytes that what takes more than a fixed number of steps for each of them would not end here. */
const WHOLE = hostileFiles(3_000_000);
const CASES = FILE_TYPES.flatMap((type) =>
  Object.entries(WHOLE[type]).map(([name, make]) => [type, name, make] as const),
);

test('there are hostile files of every type that is taken', () => {
  for (const type of FILE_TYPES) {
    expect(Object.keys(WHOLE[type]).length).toBeGreaterThan(4);
    for (const make of Object.values(hostileFiles(3_000)[type]))
      expect(fileTypeOf(make())).toBe(type);
  }
});

test.each(CASES)('P120 a hostile %s is judged: %s', async (type, name, make) => {
  const file = make();
  const inspected = await inspectFile(file);
  const isRead = type === 'application/pdf' || name.endsWith(IN_PICTURE);
  expect(inspected.fault).toBe(isRead ? null : 'unreadable-file');
  if (inspected.fault === null) expect(inspected.bytes.length).toBeLessThanOrEqual(file.length);
  expect(await readSpecimen(file)).toBeNull();
});

/** The text of a file that counts the letters which are looked at. */
function countedText(file: Uint8Array) {
  const text = Buffer.from(file).toString('latin1');
  const counter = { looked: 0 };
  const look = <Found>(letters: number, found: Found): Found => {
    counter.looked += letters;
    return found;
  };
  return {
    counter,
    text: {
      length: text.length,
      charAt: (at: number) => look(1, text.charAt(at)),
      slice: (from: number, to: number) => look(Math.max(0, to - from) || 0, text.slice(from, to)),
      startsWith: (word: string, at: number) => look(word.length, text.startsWith(word, at)),
      indexOf(word: string, from: number) {
        const found = text.indexOf(word, from);
        return look((found === -1 ? text.length : found) - from, found);
      },
    },
  };
}

describe('the objects of a hostile PDF', () => {
  test.each(Object.entries(hostileFiles(200_000)['application/pdf']))(
    'are found by looking at each letter a few times: %s',
    (_, make) => {
      const file = make();
      const { counter, text } = countedText(file);
      let objects = 0;
      for (const object of objectsOf(text)) objects += object.start > 0 ? 1 : 0;
      // 40 letters are looked at before each word "obj", and no object is shorter than 8 letters.
      expect(counter.looked).toBeLessThan(12 * file.length);
      expect(objects).toBeLessThanOrEqual(file.length / 7);
    },
  );
});
