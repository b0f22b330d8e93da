const WIDTH = 720;
const HEIGHT = 320;
const MARGIN = 40;
const FONT = 'system-ui, sans-serif';

/** Lines with a label and a value each. */
export type Row = readonly [label: string, value: string];

/** Draws a picture with the name of the site and rows below it; nothing leaves the page. */
export async function credentialsImage(siteName: string, rows: readonly Row[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Failed to draw the picture: the browser has no canvas.');
  const write = (text: string, font: string, colour: string, y: number): void => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write(siteName, `700 36px ${FONT}`, '#111111', 70);
  rows.forEach(([label, value], place) => {
    const top = 130 + place * 90;
    write(label, `400 20px ${FONT}`, '#555555', top);
    write(value, '700 36px ui-monospace, monospace', '#111111', top + 42);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('Failed to draw the picture.'));
    }, 'image/png');
  });
}
