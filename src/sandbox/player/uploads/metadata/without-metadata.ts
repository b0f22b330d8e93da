import { cleanJpeg } from './clean-jpeg';
import { cleanPdf } from './clean-pdf';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';

const CLEANERS: Readonly<Record<string, (file: Uint8Array) => Uint8Array>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'application/pdf': cleanPdf,
};

/**
 * A file without what its camera and programs have written beside it: place, time, device, author, texts, small copies.
 * What is broken and can't be read as a part of a picture is left out.
 */
export function withoutMetadata(file: Uint8Array, type: string): Uint8Array {
  return CLEANERS[type]?.(file) ?? file;
}
