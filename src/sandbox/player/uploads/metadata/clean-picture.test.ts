import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../../testing/pictures';
import { inspectFile } from '../inspect-file';
import { cleanPicture } from './clean-picture';

const SECRET = 'GPS 51.31 N 9.48 E';
const MAX_PIXELS = 10_000;

const TYPES = [
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
] as const;

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const blue = { create: { width: width / 2, height, channels: 3, background: '#00f' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

/** The same with what a camera and programs write beside it. */
const described = (orientation: number): Sharp =>
  halves(48, 32)
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: SECRET, ImageDescription: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`)
    .withIccProfile('p3');

/** The colour in the middle of an edge. */
async function colourAt(file: Uint8Array, edge: 'top' | 'left'): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [x, y] = edge === 'top' ? [info.width / 2, 2] : [2, info.height / 2];
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

/** A small picture whose head says that it is of another size. */
function withSize(type: keyof typeof PICTURES, width: number, height: number): Uint8Array {
  const file = Buffer.from(PICTURES[type]);
  if (type === 'image/webp') {
    file.writeUInt16LE(width, 26);
    file.writeUInt16LE(height, 28);
    return file;
  }
  if (type === 'image/jpeg') {
    const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
    return file;
  }
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

describe.each(TYPES)('a picture in %s', (format, type) => {
  test('P120 loses what the camera has written beside it, and what is after its end', async () => {
    const written = await described(1).toFormat(format).toBuffer();
    expect(written.includes(SECRET)).toBe(true);
    const file = Buffer.concat([written, Buffer.from(SECRET)]);
    const clean = Buffer.from((await cleanPicture(file, type, MAX_PIXELS)) ?? []);
    expect(clean.includes(SECRET)).toBe(false);
    const { exif, xmp, icc, iptc, comments, ...picture } = await sharp(clean).metadata();
    expect([exif, xmp, icc, iptc, comments]).toEqual(Array(5).fill(undefined));
    expect(picture).toMatchObject({ format, width: 48, height: 32 });
    expect(await colourAt(clean, 'left')).toBe('red');
  });

  test.each([
    [3, 48, 32, 'left', 'blue'],
    [6, 32, 48, 'top', 'red'],
    [8, 32, 48, 'top', 'blue'],
  ] as const)(
    'P120 is stored the right way up: %d',
    async (orientation, width, height, edge, colour) => {
      const file = await described(orientation).toFormat(format).toBuffer();
      const clean = (await cleanPicture(file, type, MAX_PIXELS)) ?? new Uint8Array();
      const picture = await sharp(clean).metadata();
      expect([picture.width, picture.height, picture.orientation]).toEqual([
        width,
        height,
        undefined,
      ]);
      expect(await colourAt(clean, edge)).toBe(colour);
    },
  );

  test('that is cut off is not read', async () => {
    const file = await halves(480, 320).toFormat(format).toBuffer();
    const part = file.subarray(0, file.length * 0.6);
    expect((await inspectFile(part)).fault).toBe('unreadable-file');
  });

  test('P120 of more pixels than are taken is refused by its head, and is not decoded', async () => {
    // There are no such pixels behind the head.
    const file = withSize(type, 10_000, 4001);
    expect((await inspectFile(file)).fault).toBe('too-many-pixels');
  });
});

test('a drawing is not read, whatever type it passes for', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
  expect(await cleanPicture(drawing, 'image/png', MAX_PIXELS)).toBeUndefined();
});
