import type { Sharp } from 'sharp';
import { openPicture } from './open-picture';

/** As good as what a camera has taken, for eyes. */
const QUALITY = 90;

/** The types of pictures that are taken, and how each is drawn. */
const DRAW = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: QUALITY }),
  'image/png': (picture: Sharp) => picture.png(),
  // Half of the usual effort: a photo takes seconds.
  'image/webp': (picture: Sharp) => picture.webp({ quality: QUALITY, effort: 2 }),
} as const;

type PictureType = keyof typeof DRAW;

export const isPictureType = (type: string | undefined): type is PictureType =>
  type !== undefined && type in DRAW;

/**
 * A picture drawn again, the right way up: without place, time, device, author, texts, small copies, and what is after its
 * end. Of an animation the first picture stays.
 * @returns undefined where it can't be read.
 */
export async function cleanPicture(
  file: Uint8Array,
  type: PictureType,
  maxPixels: number,
): Promise<Uint8Array | undefined> {
  try {
    return await DRAW[type](openPicture(file, maxPixels).autoOrient()).toBuffer();
  } catch {
    return undefined;
  }
}
