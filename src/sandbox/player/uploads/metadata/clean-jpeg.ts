import { ByteWriter } from './byte-writer';
import { exifOf, orientationOf } from './exif-orientation';

const MARK = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Tables, frames and scans: the picture itself. */
const PICTURE = { from: 0xc0, to: 0xdf };
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** The segments of an application that say how colours are stored. */
const ADOBE = 'Adobe';
const ADOBE_LENGTH = 16;
/** The head of JFIF has a small copy of the picture after these bytes, whose width and height are the last two. */
const JFIF = 'JFIF\0';
const JFIF_LENGTH = 18;
const EXIF = 'Exif\0\0';
/** Mark and length of a segment. */
const SEGMENT_HEAD = 4;

/**
 * A JPEG without Exif, XMP, colour profiles, comments and small copies, and without what is after its end. Of Exif the way
 * up stays: a photo of a phone would lie on its side without it.
 */
export function cleanJpeg(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const kept = new ByteWriter(bytes.length);
  kept.add(bytes.subarray(0, 2));
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === MARK) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === MARK) {
      // A segment may begin after any number of these.
      at += 1;
      continue;
    }
    if (marker === END) break;
    const end = Math.min(at + 2 + bytes.readUInt16BE(at + 2), bytes.length);
    kept.add(keptOf(marker, bytes.subarray(at, end)));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    const scanEnd = endOfScan(bytes, at);
    kept.add(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
  kept.add(Buffer.from([MARK, END]));
  return kept.written();
}

/** Empties Exif, XMP, comments and small copies of a JPEG within another file: no byte changes its place. */
export function blankJpeg(bytes: Buffer): void {
  let at = 2;
  while (at + SEGMENT_HEAD <= bytes.length && bytes[at] === MARK) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN || marker === END) return;
    const end = Math.min(at + 2 + bytes.readUInt16BE(at + 2), bytes.length);
    const isKept = [APP0, APP2, APP14].includes(marker);
    const isOfApplication = marker >= APP0 && marker <= APP15;
    if (marker === COMMENT || (isOfApplication && !isKept)) bytes.fill(0, at + SEGMENT_HEAD, end);
    at = end;
  }
}

function keptOf(marker: number, segment: Buffer): Uint8Array {
  const isOf = (name: string): boolean => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker >= PICTURE.from && marker <= PICTURE.to) return segment;
  if (marker === APP14 && isOf(ADOBE) && segment.length === ADOBE_LENGTH) return segment;
  if (marker === APP1 && isOf(EXIF)) return wayUpOf(segment);
  if (marker !== APP0 || !isOf(JFIF) || segment.length < JFIF_LENGTH) return Buffer.alloc(0);
  const head = Buffer.from(segment.subarray(0, JFIF_LENGTH));
  head.writeUInt16BE(JFIF_LENGTH - 2, 2);
  head.fill(0, JFIF_LENGTH - 2);
  return head;
}

/** A segment of Exif with the way up alone; nothing where the picture is shown as it is stored. */
function wayUpOf(segment: Buffer): Uint8Array {
  const orientation = orientationOf(segment.subarray(SEGMENT_HEAD + EXIF.length));
  if (orientation === undefined) return Buffer.alloc(0);
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)]);
  const head = Buffer.from([MARK, APP1, 0, data.length + 2]);
  return Buffer.concat([head, data]);
}

/** Where the next marker is; in a scan a mark is followed by 0, or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isInScan = next === 0 || next === MARK || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === MARK && !isInScan) return at;
  }
  return bytes.length;
}
