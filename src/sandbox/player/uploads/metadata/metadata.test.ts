import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { crc32 } from 'node:zlib';
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

/** Data of Exif: the way up of a picture, between other entries where there is more. */
function exif(order: 'MM' | 'II', orientation: number, more?: Uint8Array): Buffer {
  const entry = (tag: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(3, 2);
    bytes.writeUInt32BE(1, 4);
    bytes.writeUInt16BE(value, 8);
    return order === 'MM' ? bytes : turned(bytes);
  };
  const entries = more
    ? [entry(0x010f, 7), entry(0x0112, orientation), entry(0x8825, 9)]
    : [entry(0x0112, orientation)];
  const head =
    order === 'MM'
      ? [0, 42, 0, 0, 0, 8, 0, entries.length]
      : [42, 0, 8, 0, 0, 0, entries.length, 0];
  return joined(order, head, ...entries, [0, 0, 0, 0], more ?? []);
}
/** An entry with its numbers in the other order of bytes. */
function turned(entry: Buffer): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(entry.readUInt16BE(0), 0);
  bytes.writeUInt16LE(entry.readUInt16BE(2), 2);
  bytes.writeUInt32LE(entry.readUInt32BE(4), 4);
  bytes.writeUInt16LE(entry.readUInt16BE(8), 8);
  return bytes;
}

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

  test.each(['MM', 'II'] as const)(
    'P120 stays the right way up, and loses the rest of its Exif: %s',
    (order) => {
      const wayUp = (value: number): Buffer => segment(0xe1, joined('Exif\0\0', exif('MM', value)));
      const of = (value: number): Buffer => {
        const written = segment(0xe1, joined('Exif\0\0', exif(order, value, secret)));
        return Buffer.from(withoutMetadata(joined(START, written, TABLE, SCAN, END), 'image/jpeg'));
      };
      for (const value of [2, 3, 6, 8]) {
        expect(of(value)).toEqual(joined(START, wayUp(value), TABLE, SCAN, END));
        expect(Buffer.from(withoutMetadata(of(value), 'image/jpeg'))).toEqual(of(value));
      }
      for (const value of [0, 1, 9, 65_535])
        expect(of(value)).toEqual(joined(START, TABLE, SCAN, END));
    },
  );

  test('P120 with Exif that is cut off or wrong loses it', () => {
    const whole = exif('MM', 6);
    const wrong = [whole.subarray(0, 7), whole.subarray(0, 20), joined('XX', whole.subarray(2))];
    const elsewhere = Buffer.from(whole);
    elsewhere.writeUInt32BE(0xffffffff, 4);
    const other = Buffer.from(whole);
    other.writeUInt16BE(0x0110, 10);
    for (const data of [...wrong, elsewhere, other]) {
      const file = joined(START, segment(0xe1, joined('Exif\0\0', data)), TABLE, SCAN, END);
      const clean = withoutMetadata(file, 'image/jpeg');
      expect(Buffer.from(clean)).toEqual(joined(START, TABLE, SCAN, END));
    }
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

test('P120 a picture with Exif stays the right way up, and loses the rest of its Exif', () => {
  const info = (flags: number) => riff('VP8X', joined([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const frame = riff('VP8 ', joined([1, 2, 3]));
  const plain = PNG.sync.write(Object.assign(new PNG({ width: 2, height: 2 })));
  const place = plain.indexOf('IDAT') - 4;
  const png = (data: Uint8Array) =>
    joined(plain.subarray(0, place), chunk('eXIf', data), plain.subarray(place));
  for (const order of ['MM', 'II'] as const) {
    const data = exif(order, 6, secret);
    for (const written of [data, joined('Exif\0\0', data)]) {
      const file = webp(info(0x0c), frame, riff('EXIF', written), riff('XMP ', secret));
      const clean = Buffer.from(withoutMetadata(file, 'image/webp'));
      expect(clean).toEqual(webp(info(0x08), frame, riff('EXIF', exif('MM', 6))));
      expect(Buffer.from(withoutMetadata(clean, 'image/webp'))).toEqual(clean);
    }
    const clean = Buffer.from(withoutMetadata(png(data), 'image/png'));
    expect(clean.includes(SECRET)).toBe(false);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(joined('eXIf', exif('MM', 6))));
    const chunked = chunk('eXIf', exif('MM', 6));
    chunked.set(sum, chunked.length - 4);
    expect(clean).toEqual(joined(plain.subarray(0, place), chunked, plain.subarray(place)));
    expect(Buffer.from(withoutMetadata(clean, 'image/png'))).toEqual(clean);
  }
  expect(Buffer.from(withoutMetadata(png(exif('MM', 1, secret)), 'image/png'))).toEqual(plain);
  const simple = webp(frame, riff('EXIF', exif('MM', 6)));
  expect(Buffer.from(withoutMetadata(simple, 'image/webp'))).toEqual(webp(frame));
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
