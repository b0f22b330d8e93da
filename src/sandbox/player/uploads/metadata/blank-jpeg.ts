const MARK = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Mark and length of a segment. */
const SEGMENT_HEAD = 4;

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
