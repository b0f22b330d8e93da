import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, expect, test, vi } from 'vitest';
import { drawSpecimen } from './draw-specimen';
import { readSpecimen } from '../uploads/read-specimen';
import type { Specimen } from '../documents/verification-rules';

const ANN: Specimen = {
  type: 'passport',
  name: 'Ann',
  surname: 'Archer',
  birthday: '1990-05-17',
  expires: '2031-02-28',
};

describe('a specimen', () => {
  test.each([
    ['of a usual name', ANN],
    ['of a name in other letters', { ...ANN, name: 'Ülkər', surname: 'Қасымова-Їжак' }],
    ['of the longest names', { ...ANN, name: 'Ж'.repeat(60), surname: '名'.repeat(60) }],
  ] as const)('%s is read as it was drawn', (_, specimen) => {
    expect(readSpecimen(drawSpecimen(specimen, undefined))).toEqual(specimen);
  });

  test('that is blurred or cut off is known as one that is', () => {
    expect(readSpecimen(drawSpecimen(ANN, 'blur'))).toBe('not-sharp');
    expect(readSpecimen(drawSpecimen(ANN, 'crop'))).toBe('cut-off');
  });
});

/** A chunk of a PNG file. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
function header(width: number, height: number, interlaced = 0): Uint8Array {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 6, 0, 0, interlaced], 8);
  return chunk('IHDR', content);
}
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 60 MB of zeros in 60 kB. */
const BOMB = chunk('IDAT', deflateSync(Buffer.alloc(60_000_000)));
const png = (...chunks: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', new Uint8Array())]);

describe('a file that is no specimen', () => {
  const plain = new PNG({ width: 640, height: 400 });
  const other = JSON.stringify({ specimen: 2 });
  test.each([
    ['nothing', new Uint8Array()],
    ['a text', Buffer.from(other)],
    ['a picture of its size', PNG.sync.write(plain)],
    ['a picture that is broken', drawSpecimen(ANN, undefined).subarray(0, 900)],
    ['a bomb of its size', png(header(640, 400), BOMB)],
  ])('is left to people: %s', (_, file) => {
    expect(readSpecimen(file)).toBeNull();
  });

  test.each([
    ['a huge picture', png(header(60_000, 60_000), BOMB)],
    ['a second header', png(header(640, 400), header(60_000, 60_000), BOMB)],
    ['an interlaced bomb', png(header(640, 400, 1), BOMB)],
  ])('P120 is not even decoded where that takes memory without bound: %s', (_, file) => {
    const decode = vi.spyOn(PNG.sync, 'read');
    expect(readSpecimen(file)).toBeNull();
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });
});
