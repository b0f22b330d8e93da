import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
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
  ] as const)('%s is read as it was drawn', async (_, specimen) => {
    expect(await readSpecimen(await drawSpecimen(specimen, undefined))).toEqual(specimen);
  });

  test('that is blurred or cut off is known as one that is', async () => {
    expect(await readSpecimen(await drawSpecimen(ANN, 'blur'))).toBe('not-sharp');
    expect(await readSpecimen(await drawSpecimen(ANN, 'crop'))).toBe('cut-off');
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
  const other = JSON.stringify({ specimen: 2 });
  const plain = sharp({ create: { width: 640, height: 400, channels: 3, background: '#fff' } });
  const specimen = () => drawSpecimen(ANN, undefined);
  test.each([
    ['nothing', async () => new Uint8Array()],
    ['a text', async () => Buffer.from(other)],
    ['a picture of its size', () => plain.png().toBuffer()],
    ['a picture that is broken', async () => (await specimen()).subarray(0, 900)],
    ['a specimen with a row more', async () => taller(await specimen())],
    ['a bomb of its size', async () => png(header(640, 400), BOMB)],
    ['a huge picture', async () => png(header(60_000, 60_000), BOMB)],
    ['a second header', async () => png(header(640, 400), header(60_000, 60_000), BOMB)],
    ['an interlaced bomb', async () => png(header(640, 400, 1), BOMB)],
  ])('P120 is left to people: %s', async (_, make) => {
    expect(await readSpecimen(await make())).toBeNull();
  });
});

const taller = (specimen: Uint8Array): Promise<Uint8Array> =>
  sharp(specimen).extend({ bottom: 1 }).png().toBuffer();
