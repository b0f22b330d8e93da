import { proofTypeSchema } from '@grandstand/bus-contracts/player';
import jsqr from 'jsqr';
import * as v from 'valibot';
import { openPicture } from './metadata/open-picture';
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
export async function readSpecimen(file: Uint8Array): Promise<Reading> {
  const picture = await decode(file);
  if (!picture || !hasBands(picture)) return null;
  const { pixels, width } = picture;
  if (width < WIDTH) return 'cut-off';
  const code = readCode()(pixels, width, HEIGHT, { inversionAttempts: 'dontInvert' });
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

/** A picture as high as a specimen, and no wider; four bytes a pixel. */
interface Picture {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
}

/** The picture in a file; undefined where it can't be a specimen. One of more pixels is not decoded. */
async function decode(file: Uint8Array): Promise<Picture | undefined> {
  try {
    const { data, info } = await openPicture(file, WIDTH * HEIGHT)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.height !== HEIGHT) return undefined;
    return { pixels: new Uint8ClampedArray(data), width: info.width };
  } catch {
    return undefined;
  }
}

/** How far a colour may be from that of its band. */
const TOLERANCE = 24;

function hasBands({ pixels, width }: Picture): boolean {
  if (width < BAND_WIDTH) return false;
  return BANDS.every((colour, index) => {
    // Its middle, which a blurred picture keeps.
    const y = Math.floor((index + 0.5) * BAND_HEIGHT);
    const at = (y * width + BAND_WIDTH / 4) * 4;
    return colour.every(
      (part, channel) => Math.abs((pixels[at + channel] ?? 0) - part) < TOLERANCE,
    );
  });
}
