import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

/** The files that are taken, by their content and not by their name. */
export const FILE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
];

export const MAX_FILE_BYTES = 10_000_000;
/** The most bytes of one request: a broken one loses no more. */
export const MAX_CHUNK_BYTES = 192 * 1024;

export const TICKET_LIFETIME = 600_000;
/** The most tickets of a player within a day. */
export const TICKETS_A_DAY = 30;
export const DAY = 86_400_000;

/** The bytes at the beginning of a file by which its type is known. */
export const HEAD_BYTES = 4_100;

/** The type of a file by its first bytes; undefined if it is none of those that are taken. */
export async function fileTypeOf(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head);
  return FILE_TYPES.find((type) => type === found?.mime);
}

/** The most pixels of a picture: a small file may unpack to any size. */
const MAX_PIXELS = 40_000_000;

/** Whether a picture has more pixels than are taken; what is no picture, or is broken, has none. */
export function hasTooManyPixels(file: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(file);
    return width * height > MAX_PIXELS;
  } catch {
    return false;
  }
}
