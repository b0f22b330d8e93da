import { BOOT_ELEMENT_ID, documentMarks } from '@grandstand/bus-contracts/area';
import type { BootData } from '@grandstand/bus-contracts/area';
import { languageTag } from '@grandstand/bus-contracts/domain';
import type { PageAssets } from '../programs';
import { scriptJson } from '../script-json';
import { escapeHtml } from './escape-html';

/** What one area adds to the head; URLs are absolute. */
export interface AreaHead {
  readonly name: string;
  /** Safe markup. */
  readonly head: string;
  readonly style: string;
  readonly css: readonly string[];
  readonly scripts: readonly string[];
}

export interface DocumentParts {
  readonly boot: BootData;
  readonly title: string;
  readonly nonce: string;
  readonly assets: PageAssets;
  readonly areas: readonly AreaHead[];
  /** The shell's markup with the areas' in it. */
  readonly html: string;
}

/** The whole page: readable before any script runs, and without. */
export function renderDocument({ boot, title, nonce, assets, areas, html }: DocumentParts): string {
  const marks = Object.entries(documentMarks(boot.settings)).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  const withNonce = `nonce="${nonce}"`;
  const script = (src: string): string =>
    `<script type="module" ${withNonce} src="${escapeHtml(src)}"></script>`;
  const preload = (href: string): string =>
    `<link rel="modulepreload" ${withNonce} href="${escapeHtml(href)}">`;
  const sheet = (href: string, area = ''): string =>
    `<link rel="stylesheet"${area && ` data-area="${area}"`} href="${escapeHtml(href)}">`;

  const lines = [
    '<!doctype html>',
    `<html lang="${languageTag(boot.language)}"${marks.join('')}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" ${withNonce}>`,
    `<title>${escapeHtml(title)}</title>`,
    // Nothing is painted before the whole page is read: a header of which half is there would jump.
    `<link rel="expect" href="#${BOOT_ELEMENT_ID}" blocking="render">`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<script type="importmap" ${withNonce}>${scriptJson({ imports: assets.importMap })}</script>`,
    // Said before any sheet: whichever arrives first must not decide which layer wins.
    `<style ${withNonce}>@layer reset, tokens, ui, shell, area;</style>`,
    ...assets.css.map((href) => sheet(href)),
    ...areas.flatMap(({ name, css }) => css.map((href) => sheet(href, name))),
    ...areas.map(({ name, style }) =>
      style ? `<style ${withNonce} data-area="${name}">${safeStyle(style)}</style>` : '',
    ),
    assets.inlineScript ? `<script type="module" ${withNonce}>${assets.inlineScript}</script>` : '',
    ...assets.scripts.map(script),
    ...assets.preloads.map(preload),
    ...areas.flatMap(({ scripts }) => scripts.map(preload)),
    ...areas.map(({ head }) => head),
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter(Boolean).join('\n');
}

/** No text of a style sheet can close its element. */
function safeStyle(css: string): string {
  return css.replaceAll('</', String.raw`<\/`);
}
