import sharp from 'sharp';
import { encode } from 'uqr';
import { BAND_HEIGHT, BAND_WIDTH, BANDS, HEIGHT, WIDTH } from '../uploads/specimen-shape';
import type { Specimen } from '../documents/verification-rules';

/** What is wrong with a picture of a document. */
export type PictureFlaw = 'blur' | 'crop';

const BLACK = [0, 0, 0] as const;
type Colour = readonly [number, number, number];
/** Three bytes a pixel, row by row. */
type Pixels = Buffer;

/** The letters of the word on every specimen, five dots wide and seven high. */
const LETTERS: Readonly<Record<string, string>> = {
  S: '01111 10000 10000 01110 00001 00001 11110',
  P: '11110 10001 10001 11110 10000 10000 10000',
  E: '11111 10000 10000 11110 10000 10000 11111',
  C: '01111 10000 10000 10000 10000 10000 01111',
  I: '11111 00100 00100 00100 00100 00100 11111',
  M: '10001 11011 10101 10101 10001 10001 10001',
  N: '10001 11001 10101 10011 10001 10001 10001',
};
const DOT = 3;
/** The place of the code, with the quiet margin that readers need. */
const CODE = { left: 260, top: 10, size: 376 };

/** Far wider than a dot of the code, and narrower than a band. */
const BLUR = 9;

/** Draws a document that is none: its fields are in a QR code, and it says SPECIMEN. */
export function drawSpecimen(
  specimen: Specimen,
  flaw: PictureFlaw | undefined,
): Promise<Uint8Array> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3, 255);
  BANDS.forEach((colour, index) => {
    fill(pixels, [0, index * BAND_HEIGHT, BAND_WIDTH, BAND_HEIGHT], colour);
  });
  drawWord(pixels);
  drawCode(pixels, JSON.stringify({ specimen: 1, ...specimen }));
  const picture = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  if (flaw === 'blur') picture.blur(BLUR);
  if (flaw === 'crop') picture.extract({ left: 0, top: 0, width: WIDTH * 0.6, height: HEIGHT });
  return picture.png().toBuffer();
}

function fill(
  pixels: Pixels,
  [left, top, width, height]: readonly [number, number, number, number],
  colour: Colour,
): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) pixels.set(colour, (y * WIDTH + x) * 3);
  }
}

function drawWord(pixels: Pixels): void {
  Array.from('SPECIMEN').forEach((letter, place) => {
    (LETTERS[letter] ?? '').split(' ').forEach((row, down) => {
      Array.from(row).forEach((dot, across) => {
        const left = BAND_WIDTH + 20 + (place * 6 + across) * DOT;
        if (dot === '1') fill(pixels, [left, 30 + down * DOT, DOT, DOT], BLACK);
      });
    });
  });
}

function drawCode(pixels: Pixels, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dot = Math.floor(CODE.size / size);
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      const at = [CODE.left + across * dot, CODE.top + down * dot, dot, dot] as const;
      if (isDark) fill(pixels, at, BLACK);
    });
  });
}
