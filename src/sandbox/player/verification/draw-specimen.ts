import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { BAND_HEIGHT, BAND_WIDTH, BANDS, HEIGHT, WIDTH } from '../uploads/specimen-shape';
import type { Specimen } from '../documents/verification-rules';

/** What is wrong with a picture of a document. */
export type PictureFlaw = 'blur' | 'crop';

const BLACK = [0, 0, 0] as const;
type Colour = readonly [number, number, number];

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

/** Draws a document that is none: its fields are in a QR code, and it says SPECIMEN. */
export function drawSpecimen(specimen: Specimen, flaw: PictureFlaw | undefined): Uint8Array {
  const picture = new PNG({ width: WIDTH, height: HEIGHT });
  picture.data.fill(255);
  BANDS.forEach((colour, index) => {
    fill(picture, [0, index * BAND_HEIGHT, BAND_WIDTH, BAND_HEIGHT], colour);
  });
  drawWord(picture);
  drawCode(picture, JSON.stringify({ specimen: 1, ...specimen }));
  if (flaw === 'blur') blur(picture);
  if (flaw !== 'crop') return PNG.sync.write(picture);
  const part = new PNG({ width: WIDTH * 0.6, height: HEIGHT });
  PNG.bitblt(picture, part, 0, 0, part.width, part.height, 0, 0);
  return PNG.sync.write(part);
}

function fill(
  picture: PNG,
  [left, top, width, height]: readonly [number, number, number, number],
  [red, green, blue]: Colour,
): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      picture.data.set([red, green, blue], (y * picture.width + x) * 4);
    }
  }
}

function drawWord(picture: PNG): void {
  Array.from('SPECIMEN').forEach((letter, place) => {
    (LETTERS[letter] ?? '').split(' ').forEach((row, down) => {
      Array.from(row).forEach((dot, across) => {
        const left = BAND_WIDTH + 20 + (place * 6 + across) * DOT;
        if (dot === '1') fill(picture, [left, 30 + down * DOT, DOT, DOT], BLACK);
      });
    });
  });
}

function drawCode(picture: PNG, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dot = Math.floor(CODE.size / size);
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      const at = [CODE.left + across * dot, CODE.top + down * dot, dot, dot] as const;
      if (isDark) fill(picture, at, BLACK);
    });
  });
}

/** Far wider than a dot of the code, and narrower than a band. */
const BLUR = 15;

/** Replaces each pixel by the mean of those around it: along the rows, then along the columns. */
function blur(picture: PNG): void {
  for (const step of [4, picture.width * 4]) {
    const before = Uint8Array.from(picture.data);
    const { width, height } = picture;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [place, length] = step === 4 ? [x, width] : [y, height];
        const from = Math.max(-place, -BLUR);
        const to = Math.min(length - 1 - place, BLUR);
        const at = (y * width + x) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          let sum = 0;
          for (let by = from; by <= to; by += 1) sum += before[at + by * step + channel] ?? 0;
          picture.data[at + channel] = sum / (to - from + 1);
        }
      }
    }
  }
}
