import { fileTypeOf } from '@grandstand/bus-contracts/domain/files';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { withoutMetadata } from './metadata/without-metadata';

/** What became of a file: it is kept as these bytes, or it is not taken. */
export type InspectedFile =
  | { readonly fault: null; readonly bytes: Uint8Array }
  | { readonly fault: 'too-many-pixels' };

/** The most pixels of a picture: a small file may unpack to any size. */
const MAX_PIXELS = 40_000_000;

/** What reads the size of a picture. Others of the library, which are never asked, take long for what they don't know. */
const SIZES: Readonly<Record<string, typeof PNG>> = {
  'image/png': PNG,
  'image/jpeg': JPG,
  'image/webp': WEBP,
};

/** Judges a whole file of a stranger, and takes its metadata out of it. */
export function inspectFile(file: Uint8Array): InspectedFile {
  const type = fileTypeOf(file) ?? '';
  if (pixelsOf(file, type) > MAX_PIXELS) return { fault: 'too-many-pixels' };
  return { fault: null, bytes: new Uint8Array(withoutMetadata(file, type)) };
}

/** The pixels of a picture; what is broken, and what is no picture, has none. */
function pixelsOf(file: Uint8Array, type: string): number {
  const reader = SIZES[type];
  try {
    const size = reader?.validate(file) ? reader.calculate(file) : undefined;
    return size ? size.width * size.height : 0;
  } catch {
    return 0;
  }
}
