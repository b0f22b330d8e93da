import { fileTypeOf } from '@grandstand/bus-contracts/domain/files';
import { cleanPdf } from './metadata/clean-pdf';
import { cleanPicture, isPictureType } from './metadata/clean-picture';
import { pixelsOf } from './metadata/open-picture';

/** What became of a file: it is stored as these bytes, or it is not taken. */
export type InspectedFile =
  | { readonly fault: null; readonly bytes: Uint8Array }
  | { readonly fault: 'too-many-pixels' | 'unreadable-file' };

/** The most pixels of a picture: a small file may unpack to any size. */
const MAX_PIXELS = 40_000_000;

/** Judges a whole file of a stranger, and takes its metadata out of it. */
export async function inspectFile(file: Uint8Array): Promise<InspectedFile> {
  const type = fileTypeOf(file);
  if (!isPictureType(type)) {
    const bytes = type === 'application/pdf' ? cleanPdf(file) : file;
    return { fault: null, bytes: new Uint8Array(bytes) };
  }
  const pixels = await pixelsOf(file);
  if (pixels !== undefined && pixels > MAX_PIXELS) return { fault: 'too-many-pixels' };
  const bytes = await cleanPicture(file, type, MAX_PIXELS);
  // A copy, since the thread hands the memory of its result over.
  return bytes ? { fault: null, bytes: new Uint8Array(bytes) } : { fault: 'unreadable-file' };
}
