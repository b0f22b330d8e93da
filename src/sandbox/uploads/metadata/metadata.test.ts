import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './without-metadata';

const SECRET = 'GPS 51.31 N 9.48 E';
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const joined = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

/** A segment of a JPEG. */
function segment(marker: number, data: Uint8Array): Buffer {
  const length = data.length + 2;
  return joined([0xff, marker, length >> 8, length & 0xff], data);
}
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const TABLE = segment(0xdb, joined([0], new Uint8Array(64).fill(7)));
const JFIF = joined('JFIF\0', [1, 1, 0, 0, 1, 0, 1]);
const PLAIN_HEAD = segment(0xe0, joined(JFIF, [0, 0]));
/** A scan has marks: one that is a byte of the picture, and one of a restart. */
const SCAN = joined(segment(0xda, joined([1, 1, 0, 0, 63, 0])), [1, 0xff, 0, 2, 0xff, 0xd3, 4]);
const ADOBE = segment(0xee, joined('Adobe', [0, 100, 0, 0, 0, 0, 1]));

/** A chunk of a PNG; nobody checks its sum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return joined(length, type, data, [0, 0, 0, 0]);
}

/** A chunk of a WebP picture. */
function riff(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return joined(type, length, data, data.length % 2 === 1 ? [0] : []);
}
function webp(...chunks: readonly Buffer[]): Buffer {
  const body = joined('WEBP', ...chunks);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return joined('RIFF', length, body);
}
const secret = Buffer.from(SECRET);

describe('a JPEG', () => {
  test('P120 keeps its picture, and loses what the camera has written beside it', () => {
    const apps = Array.from({ length: 16 }, (_, number) => segment(0xe0 + number, secret));
    const file = joined(
      START,
      segment(0xe0, joined(JFIF, [1, 1], [9, 9, 9])),
      ...apps,
      ADOBE,
      segment(0xfe, secret),
      TABLE,
      [0xff, 0xff],
      SCAN.subarray(1),
      TABLE,
      SCAN,
      END,
      'after it: ',
      secret,
    );
    const clean = withoutMetadata(file, 'image/jpeg');
    expect(Buffer.from(clean)).toEqual(
      joined(START, PLAIN_HEAD, ADOBE, TABLE, SCAN, TABLE, SCAN, END),
    );
    expect(withoutMetadata(clean, 'image/jpeg')).toEqual(clean);
  });

  test('that ends early keeps what there is of its picture', () => {
    const clean = withoutMetadata(joined(START, TABLE, SCAN), 'image/jpeg');
    expect(Buffer.from(clean)).toEqual(joined(START, TABLE, SCAN, END));
  });

  test('P120 loses what is no segment, and what is after an end without a picture', () => {
    for (const rest of [joined(secret), joined(END, secret, secret)]) {
      const clean = withoutMetadata(joined(START, TABLE, rest), 'image/jpeg');
      expect(Buffer.from(clean)).toEqual(joined(START, TABLE, END));
    }
  });

  test('P120 with a segment that says it is longer than the file is not read past its end', () => {
    const clean = withoutMetadata(
      joined(START, TABLE, [0xff, 0xe1, 0xff, 0xff], secret),
      'image/jpeg',
    );
    expect(Buffer.from(clean)).toEqual(joined(START, TABLE, END));
  });
});

describe('a PNG', () => {
  const picture = PNG.sync.write(Object.assign(new PNG({ width: 2, height: 2 })));

  test('P120 keeps its picture, and loses texts, times, Exif and unknown chunks', () => {
    const end = picture.length - 12;
    const extra = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((type) =>
      chunk(type, secret),
    );
    const file = joined(picture.subarray(0, end), ...extra, picture.subarray(end), secret);
    const clean = withoutMetadata(file, 'image/png');
    expect(Buffer.from(clean)).toEqual(picture);
    expect(PNG.sync.read(Buffer.from(clean)).width).toBe(2);
  });

  test('P120 with a chunk that says it is longer than the file keeps none of it', () => {
    const broken = joined(picture.subarray(0, 33), [0xff, 0xff, 0xff, 0xff], 'tEXt', secret);
    expect(Buffer.from(withoutMetadata(broken, 'image/png'))).toEqual(picture.subarray(0, 33));
  });
});

describe('a WebP picture', () => {
  const frame = riff('VP8 ', joined([1, 2, 3]));
  const info = (flags: number) => riff('VP8X', joined([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));

  test('P120 keeps its picture, and no longer says that there are Exif and XMP', () => {
    const file = webp(
      info(0x1c),
      frame,
      riff('EXIF', secret),
      riff('XMP ', secret),
      riff('XYZ ', secret),
    );
    expect(Buffer.from(withoutMetadata(file, 'image/webp'))).toEqual(webp(info(0x10), frame));
  });

  test('P120 that is cut off keeps what there is of its picture', () => {
    const file = webp(frame, riff('EXIF', secret));
    const cut = withoutMetadata(file.subarray(0, -4), 'image/webp');
    expect(Buffer.from(cut)).toEqual(webp(frame));
    expect(
      Buffer.from(withoutMetadata(webp(info(0x08)).subarray(0, 20), 'image/webp')),
    ).toHaveLength(20);
  });
});

test('any bytes are cleaned without a failure, and cleaning them again changes nothing', () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  const starts = [joined(START), joined([137, 80, 78, 71, 13, 10, 26, 10]), webp()];
  fc.assert(
    fc.property(fc.nat(2), bytes, (which, rest) => {
      const type = TYPES[which] ?? '';
      const once = withoutMetadata(joined(starts[which] ?? [], rest), type);
      expect(withoutMetadata(once, type)).toEqual(once);
    }),
    { numRuns: runs(300) },
  );
});

test('a PDF stays as it is', () => {
  expect(withoutMetadata(secret, 'application/pdf')).toBe(secret);
});
