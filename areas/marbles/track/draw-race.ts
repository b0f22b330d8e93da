import type { Runner } from './race-course';

const TURN = 2 * Math.PI;

/** Draws the marbles on their lanes, in the colours of the canvas' styles. */
export function drawRace(canvas: HTMLCanvasElement, runners: readonly Runner[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = devicePixelRatio;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // A canvas of another size gets a new bitmap.
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const styles = getComputedStyle(canvas);
  const colour = (name: string): string => styles.getPropertyValue(name);
  const lane = height / runners.length;
  const radius = lane * 0.38;
  const start = radius + 4;
  const finish = width - radius - 12;

  context.lineWidth = 1;
  context.strokeStyle = colour('--color-border');
  for (let place = 1; place < runners.length; place++) {
    line(context, [0, place * lane], [width, place * lane]);
  }
  context.strokeStyle = colour('--color-border-strong');
  line(context, [start, 0], [start, height]);
  context.setLineDash([6, 6]);
  context.lineWidth = 3;
  line(context, [finish, 0], [finish, height]);
  context.setLineDash([]);

  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${Math.round(radius * 1.15)}px ${styles.fontFamily}`;
  for (const [place, { number, at }] of runners.entries()) {
    const x = start + at * (finish - start);
    const y = (place + 0.5) * lane;
    context.beginPath();
    context.arc(x, y, radius, 0, TURN);
    context.fillStyle = colour(`--marble-${number}`);
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = colour('--color-border-strong');
    context.stroke();
    context.fillStyle = colour(`--marble-ink-${number}`);
    context.fillText(String(number), x, y + 1);
  }
}

type Point = readonly [x: number, y: number];

function line(context: CanvasRenderingContext2D, from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}
