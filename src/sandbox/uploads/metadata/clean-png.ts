const SIGNATURE = 8;
/** Length and type before the data of a chunk, the check sum after it. */
const HEAD = 8;
const SUM = 4;

/** What the picture needs: all that must be known to show it, its colours, its transparency, its animation. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG without texts, times, Exif and unknown chunks, and without what is after its end. */
export function cleanPng(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + HEAD <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + HEAD);
    // A last chunk that was cut off is as long as the file.
    const end = Math.min(at + HEAD + bytes.readUInt32BE(at) + SUM, bytes.length);
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}
