import { ByteWriter } from './byte-writer';
import { exifOf, orientationOf } from './exif-orientation';

/** "RIFF", the length of the rest, "WEBP". */
const HEAD = 12;
/** Type and length before the data of a chunk. */
const CHUNK_HEAD = 8;

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The chunk before all others of a picture that has more than its pixels. */
const INFO = 'VP8X';
/** The bits of its first byte that say that there are Exif and XMP. */
const EXIF_BIT = 0x08;
const XMP_BIT = 0x04;
const EXIF = 'EXIF';
/** Some programs write this before the data, as in a JPEG. */
const EXIF_HEAD = 'Exif\0\0';

/**
 * A WebP picture without Exif, XMP and unknown chunks, and without what is after its end. Of Exif the way up stays, as
 * that of a JPEG does.
 */
export function cleanWebp(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const kept = new ByteWriter(bytes.length);
  kept.add(bytes.subarray(0, HEAD));
  /** Where the first chunk of its facts is in what is kept. */
  let info: number | undefined;
  let wayUp: number | undefined;
  let at = HEAD;
  while (at + CHUNK_HEAD <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = Math.min(at + CHUNK_HEAD + length + (length % 2), bytes.length);
    const chunk = bytes.subarray(at, end);
    if (type === INFO) {
      setFlags(chunk, { off: EXIF_BIT | XMP_BIT });
      info ??= kept.written().length;
    }
    if (KEPT.has(type)) kept.add(chunk);
    if (type === EXIF) wayUp ??= wayUpOf(chunk.subarray(CHUNK_HEAD));
    at = end;
  }
  // A picture without the first chunk has no other ones.
  if (info !== undefined && wayUp !== undefined) {
    setFlags(kept.written().subarray(info), { on: EXIF_BIT });
    kept.add(exifChunk(wayUp));
  }
  const clean = kept.written();
  clean.writeUInt32LE(clean.length - CHUNK_HEAD, 4);
  return clean;
}

function setFlags(
  chunk: Buffer,
  { on = 0, off = 0 }: { readonly on?: number; readonly off?: number },
): void {
  const flags = chunk[CHUNK_HEAD];
  if (flags !== undefined) chunk[CHUNK_HEAD] = (flags & ~off) | on;
}

function wayUpOf(data: Buffer): number | undefined {
  const isHeaded = data.toString('latin1', 0, EXIF_HEAD.length) === EXIF_HEAD;
  return orientationOf(isHeaded ? data.subarray(EXIF_HEAD.length) : data);
}

/** A chunk of Exif with the way up alone. */
function exifChunk(orientation: number): Buffer {
  const data = exifOf(orientation);
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(EXIF, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
