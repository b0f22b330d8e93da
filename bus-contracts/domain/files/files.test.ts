import { expect, test } from 'vitest';
import { FILE_HEAD_BYTES, FILE_TYPES, fileTypeOf } from './index';
import { fileFault } from '../../upload';

const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (one) => one.charCodeAt(0));
const box = (...brands: readonly string[]): string =>
  `\0\0\0${String.fromCharCode(8 + 4 * brands.length)}ftyp${brands.join('')}`;

/** Beginnings of files, and the types that they are of. */
const FILES: readonly (readonly [string, string, string | undefined])[] = [
  ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['an animated PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDRacTL', 'image/png'],
  ['a JPEG', '\xff\xd8\xff\xe1', 'image/jpeg'],
  ['a WebP', 'RIFF\n\0\0\0WEBPVP8 ', 'image/webp'],
  ['a PDF', '%PDF-1.4', 'application/pdf'],
  ['a PDF behind a mark of the byte order', '\xef\xbb\xbf%PDF-1.4', 'application/pdf'],
  ['a PDF behind lines', '\r\n\r\n%PDF-1.4', 'application/pdf'],
  ['a PDF behind 1,024 bytes', `${'\n'.repeat(1024)}%PDF-1.4`, 'application/pdf'],
  ['a PDF behind 1,025 bytes', `${'\n'.repeat(1025)}%PDF-1.4`, undefined],
  ['a photo of a phone', `${box('heic', '\0\0\0\0', 'mif1', 'heic')}meta`, 'heic'],
  ['a photo of another phone', `${box('mif1', '\0\0\0\0', 'miaf', 'heix')}meta`, 'heic'],
  ['a sequence of photos', `${box('msf1', '\0\0\0\0', 'hevc')}meta`, 'heic'],
  ['a picture in AVIF', `${box('avif', '\0\0\0\0', 'mif1', 'miaf')}meta`, undefined],
  ['a video', `${box('isom', '\0\0\0\0', 'isom')}heic`, undefined],
  ['a GIF', 'GIF89a', undefined],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['nothing', '', undefined],
];

test.each(FILES)('%s is known by its content', (_, text, type) => {
  expect(fileTypeOf(latin1(text))).toBe(type);
  // What is after the head changes nothing.
  const padded = latin1(`${text.padEnd(FILE_HEAD_BYTES, '\0')}%PDF-`);
  expect(fileTypeOf(padded)).toBe(type);
});

test.each(FILES)('the page checks %s by the same rule', async (_, text, type) => {
  const check = (types: readonly string[]) =>
    fileFault(new File([latin1(text)], 'photo.png', { type: 'image/png' }), {
      maxBytes: 5000,
      types,
    });
  const refused = type === 'heic' ? 'heic' : 'wrong-file-type';
  const isTaken = FILE_TYPES.some((one) => one === type);
  const expected = text === '' ? 'empty' : isTaken ? undefined : refused;
  expect(await check(FILE_TYPES)).toBe(expected);
  // A site may take fewer types.
  expect(await check([])).toBe(expected ?? 'wrong-file-type');
});
