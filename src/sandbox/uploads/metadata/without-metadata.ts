import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';

const CLEANERS: Readonly<Record<string, (file: Uint8Array) => Uint8Array>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * A picture without what its camera and programs have written beside it: place, time, device, texts, small copies.
 * What is broken and can't be read as a part of the picture is left out. A PDF stays as it is.
 */
export function withoutMetadata(file: Uint8Array, type: string): Uint8Array {
  return CLEANERS[type]?.(file) ?? file;
}
