// Draws the app's icons from public/favicon.svg into public/icons: `npm run icons`.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ICON_SIZES, MASKABLE_SIZES } from '../host/pwa/icon-sizes.mjs';
import { chromiumArgs, findChromium } from './suite/chromium.mjs';

const at = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../public/${path}`, import.meta.url));
const drawing = await readFile(at('favicon.svg'), 'utf8');
const [, ground] = /fill="(#\w+)"/.exec(drawing) ?? [];
if (!ground) throw new Error('Failed to draw the icons: favicon.svg has no ground.');

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs(),
});
const page = await browser.newPage();
/**
 * @param {{ name: string, size: number, share: number, background: string }} icon
 */
async function draw({ name, size, share, background }) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="display:grid;place-items:center;height:100vh;margin:0;background:${background}">${drawing}</body>`,
  );
  await page.addStyleTag({ content: `svg { width: ${share * 100}%; height: ${share * 100}% }` });
  await page.screenshot({ path: at(`icons/${name}-${size}.png`), omitBackground: true });
}

await mkdir(at('icons'), { recursive: true });
for (const size of ICON_SIZES) {
  await draw({ name: 'icon', size, share: 1, background: 'transparent' });
}
// The drawing stays within the circle that every system leaves.
for (const size of MASKABLE_SIZES) {
  await draw({ name: 'maskable', size, share: 0.8, background: ground });
}
await browser.close();
