/** By which way up a picture is shown, as Exif counts: 1 as it is stored, the others turned or mirrored. */
const ORIENTATION = 0x0112;
const AS_STORED = 1;
const LAST = 8;

/** Head of the data: order of bytes, a fixed number, the place of the first list. */
const HEAD = 8;
const ENTRY = 12;
const SHORT = 3;

/** The way up in the data of Exif; undefined: there is none, or the picture is shown as it is stored. */
export function orientationOf(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < HEAD || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (list < HEAD || list + 2 > tiff.length) return undefined;
  for (let entry = 0; entry < short(list); entry += 1) {
    const at = list + 2 + entry * ENTRY;
    if (at + ENTRY > tiff.length) return undefined;
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return value > AS_STORED && value <= LAST ? value : undefined;
  }
  return undefined;
}

/** Data of Exif that says the way up, and nothing else. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(HEAD + 2 + ENTRY + 4);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(HEAD, 4);
  tiff.writeUInt16BE(1, HEAD);
  tiff.writeUInt16BE(ORIENTATION, HEAD + 2);
  tiff.writeUInt16BE(SHORT, HEAD + 4);
  tiff.writeUInt32BE(1, HEAD + 6);
  tiff.writeUInt16BE(orientation, HEAD + 10);
  return tiff;
}
