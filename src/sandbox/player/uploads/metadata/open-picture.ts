import sharp, { type Sharp } from 'sharp';

// These settings are of the whole process: no pixels of strangers stay in memory, a file takes one processor, and
// decoders of other formats read nothing.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** How long the decoder works on a picture: a thread can't be ended while it does. */
const MAX_SECONDS = 8;

/**
 * A JPEG, PNG or WebP picture of a stranger, to be decoded with bounds.
 * @remarks Whatever is done with it fails where the picture is damaged, or has more pixels.
 */
export function openPicture(file: Uint8Array, maxPixels: number): Sharp {
  return sharp(file, { failOn: 'error', limitInputPixels: maxPixels }).timeout({
    seconds: MAX_SECONDS,
  });
}

/** How many pixels the head of a picture says it has; undefined: it is none. */
export async function pixelsOf(file: Uint8Array): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return undefined;
  }
}
