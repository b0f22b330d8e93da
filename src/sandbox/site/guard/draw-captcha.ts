import { between, randomOf } from '../../platform/random';
import type { Random } from '../../platform/random';

const WIDTH = 200;
const HEIGHT = 64;
const INKS = ['#1f3b73', '#7a1f3d', '#1f5f3b', '#5a3a10'];
const STEP = 7;

/** Each digit as strokes on a grid of 4 by 6. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  2: ['0,1 1,0 3,0 4,1 4,2 0,6 4,6'],
  3: ['0,0 4,0 2,2 4,4 3,6 1,6 0,5'],
  4: ['3,6 3,0 0,4 4,4'],
  5: ['4,0 0,0 0,3 3,2 4,4 3,6 0,6'],
  6: ['4,0 1,2 0,4 1,6 3,6 4,5 3,3 0,4'],
  7: ['0,0 4,0 1,6'],
  9: ['4,2 1,3 0,1 1,0 3,0 4,2 3,4 0,6'],
};

const round = (value: number): number => Math.round(value * 10) / 10;

function drawDigit(digit: string, left: number, random: Random): string {
  const paths = (STROKES[digit] ?? []).map((stroke) => {
    const points = stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y].map((at) => round(at * STEP + between(random, -1.2, 1.2))).join(' ');
    });
    return `M${points.join('L')}`;
  });
  const place = `translate(${round(left)} ${round(between(random, 6, 16))})`;
  const turn = `rotate(${round(between(random, -16, 16))} 14 21)`;
  const ink = INKS[Math.floor(random() * INKS.length)];
  return `<path transform="${place} ${turn}" d="${paths.join('')}" stroke="${ink}" stroke-width="${round(between(random, 3, 4.5))}"/>`;
}

function drawNoise(random: Random): string {
  const y = (): number => round(between(random, 0, HEIGHT));
  const ink = INKS[Math.floor(random() * INKS.length)];
  return `<path d="M0 ${y()}C60 ${y()} 140 ${y()} ${WIDTH} ${y()}" stroke="${ink}" stroke-width="1.2" opacity=".55"/>`;
}

/** Draws digits as strokes: the picture contains no text. */
export function drawCaptcha(id: string, text: string): string {
  const random = randomOf('captcha', id);
  const digits = text.split('').map((digit, index) => drawDigit(digit, 12 + index * 36, random));
  const noise = Array.from({ length: 6 }, () => drawNoise(random));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f1ea"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...noise, ...digits].join('')}</g></svg>`,
  ].join('');
}
