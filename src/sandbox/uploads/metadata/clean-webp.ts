/** "RIFF", the length of the rest, "WEBP". */
const HEAD = 12;
/** Type and length before the data of a chunk. */
const CHUNK_HEAD = 8;

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The bits of the first byte of VP8X that say that there are Exif and XMP. */
const NAMED = 0x08 | 0x04;

/** A WebP picture without Exif, XMP and unknown chunks, and without what is after its end. */
export function cleanWebp(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const parts: Buffer[] = [];
  let at = HEAD;
  while (at + CHUNK_HEAD <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = Math.min(at + CHUNK_HEAD + length + (length % 2), bytes.length);
    if (KEPT.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      const flags = chunk[CHUNK_HEAD];
      if (type === 'VP8X' && flags !== undefined) chunk[CHUNK_HEAD] = flags & ~NAMED;
      parts.push(chunk);
    }
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, HEAD));
  const body = Buffer.concat(parts);
  head.writeUInt32LE(body.length + HEAD - CHUNK_HEAD, 4);
  return Buffer.concat([head, body]);
}
