import {
  BOOT_ELEMENT_ID,
  chosenTheme,
  documentMarks,
  SEO_ATTRIBUTE,
  SKIN_ATTRIBUTE,
  PRESS_AGAIN_ID,
  START_FAILED_ID,
  themeMedia,
  THEMES,
} from '@grandstand/bus-contracts/area';
import type { BootData, ViewSettings } from '@grandstand/bus-contracts/area';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { assetUrl, languageTag, safeColour, skinSheet } from '@grandstand/bus-contracts/domain';
import { ICON_SIZES, iconPath } from '../pwa/manifest';
import { tabletScript, type PlatformAnswer } from '../visitor/platform';
import type { PageAssets } from '../server/programs';
import { scriptJson } from '../markup/script-json';
import { HOST_TEXTS } from '../texts';
import { ageScript } from './age-script';
import { escapeHtml } from '../markup/escape-html';
import { scriptPins } from '../markup/script-pins';
import { PAGE_COLOURS } from '../plain-pages/page-colours';

/** The elements that an area adds to the head; URLs are absolute. */
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
  /** Whether no area may give the page another title. */
  readonly isTitleOperators: boolean;
  readonly nonce: string;
  readonly config: SiteConfig;
  readonly platform: PlatformAnswer;
  readonly version: string;
  readonly assets: PageAssets;
  readonly areas: readonly AreaHead[];
  /** The elements for search engines, as safe markup. */
  readonly head: string;
  /** The shell's markup with the areas' in it. */
  readonly html: string;
  /** Scripts that leave the states of areas where the page finds them. */
  readonly states: readonly string[];
  /** The age question as the shell rendered it; left out if the site has none. */
  readonly ageQuestion?: string | undefined;
}

/** The whole page: readable before any script runs, and without. */
export function renderDocument(parts: DocumentParts): string {
  const { boot, title, nonce, config, platform, version, assets, areas, head, html } = parts;
  const { states, ageQuestion } = parts;
  const titleMark = parts.isTitleOperators ? ` ${SEO_ATTRIBUTE}` : '';
  const isMobile = platform.platform === 'mobile';
  const marks = { ...documentMarks(boot.settings), ...(isMobile && { platform: 'mobile' }) };
  const attributes = Object.entries(marks).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  const skin = skinSheet(config.partnerCssBrandBook);
  const icon = assetUrl({ kind: 'icons', file: 'favicon.svg' }, config);
  const withNonce = `nonce="${nonce}"`;
  // All scripts at a low priority: the page is painted from the HTML and the style sheets.
  const script = (src: string): string =>
    `<script type="module" fetchpriority="low" ${withNonce} src="${escapeHtml(src)}"></script>`;
  // Those of the page's own areas; the page asks for the hashes of others with their views.
  const shown = boot.areas.filter(({ name }) => areas.some((area) => area.name === name));
  const pins = scriptPins(shown, assets.areaScripts, boot.language);
  // With the hash that the import map has for it: without, the browser fetches the script once more.
  const preload = (href: string): string => {
    const pin = pins?.[href];
    const integrity = pin ? ` integrity="${pin}"` : '';
    return `<link rel="modulepreload" fetchpriority="low" ${withNonce} href="${escapeHtml(href)}"${integrity}>`;
  };
  const sheet = (href: string, area = ''): string =>
    `<link rel="stylesheet"${area && ` data-area="${area}"`} href="${escapeHtml(href)}">`;

  const lines = [
    '<!doctype html>',
    `<html lang="${languageTag(boot.language)}"${attributes.join('')}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta name="viewport" content="${platform.viewport}">`,
    `<meta property="csp-nonce" ${withNonce}>`,
    `<title${titleMark}>${escapeHtml(title)}</title>`,
    head,
    `<meta name="version" content="${escapeHtml(version)}">`,
    // Nothing is painted before all markup is read: a header of which half is there would jump.
    `<link rel="expect" href="#${START_FAILED_ID}" blocking="render">`,
    // The canvas has the right colour before any sheet is there.
    `<meta name="color-scheme" content="${chosenTheme(boot.settings) ?? 'light dark'}">`,
    ...themeColours(boot.settings, config),
    // Before anything is painted: a page that is left or laid out again must not have been seen.
    platform.tablet ? `<script ${withNonce}>${tabletScript(platform.tablet)}</script>` : '',
    // Before anything can be pressed.
    `<script ${withNonce}>${assets.earlyScript}</script>`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">`,
    ...appLinks(config, boot.language),
    `<script type="importmap" ${withNonce}>${scriptJson({ imports: assets.importMap, ...(pins && { integrity: pins }) })}</script>`,
    // Declared before any style sheet, so that the order of layers does not depend on which arrives first.
    `<style ${withNonce}>@layer reset, tokens, ui, shell, area;</style>`,
    ...assets.css.map((href) => sheet(href)),
    ...(config.uiLibVersion === undefined
      ? []
      : [sheet(assetUrl({ kind: 'ui-lib', file: 'ui-lib.css' }, config))]),
    // Outside of all layers, so it wins over every token. The page replaces it when the config changes.
    skin ? `<style ${withNonce} ${SKIN_ATTRIBUTE}>${skin}</style>` : '',
    ...areas.flatMap(({ name, css }) => css.map((href) => sheet(href, name))),
    ...areas.map(({ name, style }) =>
      style ? `<style ${withNonce} data-area="${name}">${safeStyle(style)}</style>` : '',
    ),
    assets.inlineScript ? `<script type="module" ${withNonce}>${assets.inlineScript}</script>` : '',
    ...assets.scripts.map(script),
    ...assets.preloads.map(preload),
    // The coupon before the areas: a press on a price waits for it alone.
    ...(assets.partPreloads[boot.language] ?? []).map(preload),
    ...areas.flatMap(({ name }) => (assets.areaModules[name] ?? []).map(preload)),
    ...areas.flatMap(({ scripts }) => scripts.map(preload)),
    ...(boot.isLikelyPlayer ? assets.playerPreloads.map(preload) : []),
    ...areas.map((area) => area.head),
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    ...(config.age && ageQuestion
      ? [ageQuestion, `<script ${withNonce}>${ageScript(config.age)}</script>`]
      : []),
    ...wordsOfStart(boot.language),
    // After all that is painted: the first paint does not wait for it.
    ...states.map((code) => `<script ${withNonce}>${code}</script>`),
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * The words for a page of which a script can't be fetched, and for one whose button has to be pressed again; the script
 * in its head shows them.
 */
function wordsOfStart(language: Language): string[] {
  const { notStarted, pressAgain } = HOST_TEXTS[language];
  const { what, retry } = notStarted;
  return [
    `<div id="${PRESS_AGAIN_ID}" role="alert" hidden><p>${escapeHtml(pressAgain)}</p></div>`,
    `<div id="${START_FAILED_ID}" role="alert" hidden><p>${escapeHtml(what)}</p><a href="">${escapeHtml(retry)}</a></div>`,
  ];
}

/** The colour of the browser's own bar: the operator's, else the page's in each theme. */
function themeColours(settings: ViewSettings, config: SiteConfig): string[] {
  const own = safeColour(config.pwaManifest?.themeColor);
  if (own !== undefined) return [`<meta name="theme-color" content="${escapeHtml(own)}">`];
  return THEMES.map(
    (theme) =>
      `<meta name="theme-color" data-theme="${theme}" media="${themeMedia(theme, settings)}" content="${PAGE_COLOURS[theme]}">`,
  );
}

/** The links that a device needs to install the site. */
function appLinks(config: SiteConfig, language: Language): string[] {
  if (!config.isPwa) return [];
  return [
    `<link rel="manifest" href="/manifest.json?lng=${language}">`,
    ...ICON_SIZES.map(
      (size) =>
        `<link rel="apple-touch-icon" sizes="${size}x${size}" href="${escapeHtml(iconPath(size, config))}">`,
    ),
  ];
}

/** No text of a style sheet can close its element. */
function safeStyle(css: string): string {
  return css.replaceAll('</', String.raw`<\/`);
}
