import { crc32, deflateSync } from 'node:zlib';
import type { FileType } from '@grandstand/bus-contracts/domain/files';
import { PICTURES } from './pictures';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const joined = (...parts: readonly (string | Uint8Array | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : Buffer.from(part))));

/** At the end of the name of a file that is a whole picture, whatever else is in it. */
export const IN_PICTURE = 'in a picture';

/** A part repeated until a file has a size, between a head and a tail. */
function filled(size: number, part: Uint8Array | string, head: Uint8Array, tail = ''): Buffer {
  const piece = joined(part);
  const times = Math.max(1, Math.floor((size - head.length - tail.length) / piece.length));
  return joined(head, Buffer.alloc(times * piece.length, piece), tail);
}

/** The same with a number that counts in each part. */
function counted(size: number, part: (count: number) => string, head: Uint8Array): Buffer {
  const parts: string[] = [];
  let length = head.length;
  for (let count = 1; length < size; count += 1) {
    parts.push(part(count));
    length += parts.at(-1)?.length ?? 0;
  }
  return joined(head, parts.join('').slice(0, size - head.length));
}

const PDF = latin1('%PDF-1.7\n');
const INFO = 'trailer <</Info 7 0 R>>\n';

/** A stream of packed objects of a PDF. */
function packed(dictionary: string, data: Uint8Array): Buffer {
  const head = `9 0 obj\n<</Type /ObjStm /Filter /FlateDecode ${dictionary} /Length ${data.length}>>\nstream\n`;
  return joined(head, data, '\nendstream\nendobj\n');
}

/** A small stream that inflates to 31 MB, and says at its end that it is broken where that is wanted. */
function bomb(text: string, { isBroken = false } = {}): Buffer {
  const data = deflateSync(Buffer.alloc(31_000_000, text));
  return isBroken ? data.fill(0, data.length - 4) : data;
}

function pdfs(size: number): Record<string, () => Buffer> {
  return {
    'strings that never end': () => filled(size, '1 0 obj(', PDF),
    'strings that end at the end': () => filled(size, '1 0 obj(', PDF, ')'),
    'strings of hex that never end': () => filled(size, '1 0 obj<', PDF),
    'strings of backslashes': () => filled(size, '1 0 obj(\\', PDF),
    'dictionaries in dictionaries': () => filled(size, '1 0 obj<<', PDF),
    'dictionaries in dictionaries that end': () =>
      joined(filled(size / 2, '<<', joined(PDF, '1 0 obj')), Buffer.alloc(size / 2, '>>')),
    'dictionaries of strings that never end': () => filled(size, '1 0 obj<<>>2 0 obj<</A(', PDF),
    'objects without content': () => filled(size, '1 0 obj ', PDF),
    'objects before blanks': () =>
      joined(filled(size / 2, '1 0 obj\n', PDF), Buffer.alloc(size / 2, ' ')),
    'a filter before blanks': () =>
      joined(PDF, '1 0 obj<</Filter', Buffer.alloc(size, ' '), '>>stream\n'),
    'types before blanks': () =>
      filled(size, `1 0 obj<</Type${' '.repeat(900)}>>stream\nendstream`, PDF),
    'streams that never end': () => filled(size, '1 0 obj<<>>stream\n', PDF),
    'streams that lie about their length': () =>
      filled(size, '1 0 obj<</Length 9999999>>stream\n', PDF),
    'empty streams': () => filled(size, '1 0 obj<</Length 0>>stream\nendstream', PDF),
    'sections of references': () => filled(size, `xref\n0 1\n0000000000 65535 f\n${INFO}`, PDF),
    'a million Info dictionaries': () => counted(size, (count) => `/Info ${count} 0 R `, PDF),
    'Info dictionaries that name a million texts': () =>
      counted(
        size,
        (count) => `${count % 1000} 0 obj<</Author ${count} 0 R>>/Info ${count % 1000} 0 R `,
        PDF,
      ),
    'photos without a picture': () =>
      filled(
        size,
        joined(
          '1 0 obj<</Filter /DCTDecode>>stream\n',
          [0xff, 0xd8],
          [0xff, 0xe1, 0, 2],
          'endstream',
        ),
        PDF,
      ),
    'a million packed objects': () => joined(PDF, packed('/First 999999999', bomb('7 0 ')), INFO),
    'packed objects of one long number': () =>
      joined(PDF, packed('/First 999999999', bomb('7')), INFO),
    'packed objects of blanks': () => joined(PDF, packed('/First 999999999', bomb(' ')), INFO),
    'packed objects that are broken at their end': () =>
      joined(
        PDF,
        ...Array<Buffer>(40).fill(packed('/First 4', bomb('7 0 ', { isBroken: true }))),
        INFO,
      ),
  };
}

/** Data of Exif with as many entries as it can have, none of which is the way up. */
function exif(): Buffer {
  const data = Buffer.alloc(65_500);
  data.write('II*\0', 'latin1');
  data.writeUInt32LE(8, 4);
  data.writeUInt16LE(65_535, 8);
  return data;
}

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return joined(head, data);
}

const JPEG = PICTURES['image/jpeg'];
const JPEG_START = JPEG.subarray(0, 2);
const JPEG_END = JPEG.subarray(-2);

function jpegs(size: number): Record<string, () => Buffer> {
  const head = JPEG_START;
  /** Segments between the start of a picture and the rest of it. */
  const within = (part: Uint8Array) => joined(filled(size, part, head), JPEG.subarray(head.length));
  const lastScan = JPEG.subarray(JPEG.lastIndexOf(Buffer.from([0xff, 0xda])), -JPEG_END.length);
  return {
    [`segments without content ${IN_PICTURE}`]: () => within(segment(0xe1, Buffer.alloc(0))),
    [`comments ${IN_PICTURE}`]: () => within(segment(0xfe, Buffer.alloc(65_000))),
    [`Exif without a way up ${IN_PICTURE}`]: () =>
      within(segment(0xe1, joined('Exif\0\0', exif().subarray(0, 65_000)))),
    [`marks ${IN_PICTURE}`]: () => within(Buffer.from([0xff])),
    [`a drawing after the end ${IN_PICTURE}`]: () => filled(size, '<svg ', JPEG),
    'segments of the picture without content': () =>
      filled(size, segment(0xdb, Buffer.alloc(0)), head),
    'segments shorter than their length': () => filled(size, Buffer.from([0xff, 0xe1, 0, 0]), head),
    'marks alone': () => filled(size, Buffer.from([0xff]), head),
    'marks and zeros': () => filled(size, Buffer.from([0xff, 0]), joined(head, [0xff, 0xe0])),
    'scans without a picture': () => filled(size, segment(0xda, Buffer.alloc(0)), head),
    'one scan again and again': () =>
      joined(filled(size, lastScan, JPEG.subarray(0, -JPEG_END.length)), JPEG_END),
    zeros: () => filled(size, Buffer.from([0]), joined(head, [0xff, 0xe0])),
  };
}

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = joined(type, data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return joined(length, named, sum);
}

/** Signature and header of a PNG. */
const PNG_HEAD = 33;

function pngs(size: number): Record<string, () => Buffer> {
  const png = PICTURES['image/png'];
  const head = png.subarray(0, PNG_HEAD);
  /** Chunks between the header of a picture and the rest of it. */
  const within = (part: Uint8Array) => joined(filled(size, part, head), png.subarray(PNG_HEAD));
  const text = deflateSync(Buffer.alloc(7_000_000));
  return {
    [`chunks without content ${IN_PICTURE}`]: () => within(chunk('prVt', Buffer.alloc(0))),
    [`Exif without a way up ${IN_PICTURE}`]: () => within(chunk('eXIf', exif())),
    [`texts that unpack to gigabytes ${IN_PICTURE}`]: () =>
      within(chunk('zTXt', joined('Comment\0\0', text))),
    [`zeros without end ${IN_PICTURE}`]: () =>
      joined(
        png.subarray(0, -12),
        chunk('IDAT', deflateSync(Buffer.alloc(size * 30))),
        png.subarray(-12),
      ),
    'chunks without content alone': () => filled(size, chunk('prVt', Buffer.alloc(0)), head),
    'chunks of the picture without content': () =>
      filled(size, chunk('IDAT', Buffer.alloc(0)), head),
    'a chunk longer than the file': () =>
      joined(head, [0xff, 0xff, 0xff, 0xff], 'tEXt', Buffer.alloc(size)),
  };
}

function webps(size: number): Record<string, () => Buffer> {
  const head = joined('RIFF', [0xff, 0xff, 0xff, 0x7f], 'WEBP');
  const riff = (type: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return joined(type, length, data);
  };
  /** Chunks after a picture. */
  const behind = (part: Uint8Array): Buffer => {
    const file = filled(size, part, PICTURES['image/webp']);
    file.writeUInt32LE(file.length - 8, 4);
    return file;
  };
  return {
    [`chunks without content ${IN_PICTURE}`]: () => behind(riff('XYZ ', Buffer.alloc(0))),
    [`Exif without a way up ${IN_PICTURE}`]: () => behind(riff('EXIF', exif())),
    'chunks without content alone': () => filled(size, riff('XYZ ', Buffer.alloc(0)), head),
    'chunks of the picture without content': () =>
      filled(size, riff('VP8 ', Buffer.alloc(0)), head),
    'facts without content': () => filled(size, riff('VP8X', Buffer.alloc(2)), head),
    'Exif alone': () => filled(size, riff('EXIF', exif()), head),
    'a drawing that begins again and again': () => filled(size, '<svg ', joined(head, 'XYZ ')),
  };
}

/** Makers of files of about a size that cost their reader as much as can be, by the type that they pass for, and by name. */
export function hostileFiles(
  size: number,
): Readonly<Record<FileType, Record<string, () => Buffer>>> {
  return {
    'application/pdf': pdfs(size),
    'image/jpeg': jpegs(size),
    'image/png': pngs(size),
    'image/webp': webps(size),
  };
}
