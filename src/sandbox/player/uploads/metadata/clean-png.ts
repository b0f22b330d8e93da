import { crc32 } from 'node:zlib';
import { ByteWriter } from './byte-writer';
import { exifOf, orientationOf } from './exif-orientation';

const SIGNATURE = 8;
/** Length and type before the data of a chunk, the check sum after it. */
const HEAD = 8;
const SUM = 4;

/** What the picture needs: all that must be known to show it, its colours, its transparency, its animation. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

const EXIF = 'eXIf';

/**
 * A PNG without texts, times, Exif and unknown chunks, and without what is after its end. Of Exif the way up stays, as
 * that of a JPEG does.
 */
export function cleanPng(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const kept = new ByteWriter(bytes.length);
  kept.add(bytes.subarray(0, SIGNATURE));
  let at = SIGNATURE;
  while (at + HEAD <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + HEAD);
    // A last chunk that was cut off is as long as the file.
    const end = Math.min(at + HEAD + bytes.readUInt32BE(at) + SUM, bytes.length);
    if (KEPT.has(type)) kept.add(bytes.subarray(at, end));
    else if (type === EXIF) kept.add(wayUpOf(bytes.subarray(at + HEAD, end)));
    if (type === 'IEND') break;
    at = end;
  }
  return kept.written();
}

/** A chunk of Exif with the way up alone; nothing where the picture is shown as it is stored. */
function wayUpOf(exif: Buffer): Uint8Array {
  const orientation = orientationOf(exif);
  if (orientation === undefined) return Buffer.alloc(0);
  const data = exifOf(orientation);
  const named = Buffer.concat([Buffer.from(EXIF, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(SUM), Buffer.alloc(SUM)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
