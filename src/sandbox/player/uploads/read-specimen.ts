import { proofTypeSchema } from '@grandstand/bus-contracts/player';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import * as v from 'valibot';
import { BAND_HEIGHT, BAND_WIDTH, BANDS, HEIGHT, WIDTH } from './specimen-shape';
import type { Specimen } from '../documents/verification-rules';

/** What the reviewer finds in a file: null is no specimen, which people have to look at. */
export type Reading = Specimen | 'cut-off' | 'not-sharp' | null;

const text = v.pipe(v.string(), v.maxLength(60));
const fieldsSchema = v.object({
  specimen: v.literal(1),
  type: proofTypeSchema,
  name: text,
  surname: text,
  birthday: text,
  expires: text,
});

/** Reads a file as a specimen. */
export function readSpecimen(file: Uint8Array): Reading {
  const picture = decode(file);
  if (!picture || !hasBands(picture)) return null;
  if (picture.width < WIDTH) return 'cut-off';
  const { data, width, height } = picture;
  // It takes no other view of the bytes.
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const code = readCode()(pixels, width, height, { inversionAttempts: 'dontInvert' });
  if (!code) return 'not-sharp';
  const fields = v.safeParse(fieldsSchema, jsonOf(code.data));
  if (!fields.success) return null;
  const { specimen: _, ...specimen } = fields.output;
  return specimen;
}

/** Node and Vite disagree about the default export of a CommonJS file. */
function readCode(): typeof jsqr {
  const loaded = jsqr as typeof jsqr & { readonly default?: typeof jsqr };
  return loaded.default ?? loaded;
}

function jsonOf(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

/** Where a PNG file has its first chunk: the name, the width, the height, and whether it is interlaced. */
const HEADER = { name: 12, width: 16, height: 20, interlaced: 28, end: 33 };

/**
 * The picture in a file; undefined where it can't be a specimen.
 * @remarks What is decoded takes as much memory as its header says. So a file of another size is not decoded, nor one
 * with a second header, nor an interlaced one, of which pngjs decompresses everything.
 */
function decode(file: Uint8Array): PNG | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < HEADER.end || bytes.toString('latin1', HEADER.name, 16) !== 'IHDR') return;
  if (bytes.includes('IHDR', HEADER.end, 'latin1') || bytes[HEADER.interlaced] !== 0) return;
  if (bytes.readUInt32BE(HEADER.width) > WIDTH) return;
  if (bytes.readUInt32BE(HEADER.height) !== HEIGHT) return;
  try {
    return PNG.sync.read(bytes);
  } catch {
    return;
  }
}

/** How far a colour may be from that of its band. */
const TOLERANCE = 24;

function hasBands({ data, width }: PNG): boolean {
  if (width < BAND_WIDTH) return false;
  return BANDS.every((colour, index) => {
    // Its middle, which a blurred picture keeps.
    const y = Math.floor((index + 0.5) * BAND_HEIGHT);
    const at = (y * width + BAND_WIDTH / 4) * 4;
    return colour.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) < TOLERANCE);
  });
}
