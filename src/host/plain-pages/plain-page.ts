import type { Language } from '@grandstand/bus-contracts';
import type { Theme } from '@grandstand/bus-contracts/area';
import { languageTag, pageTitle } from '@grandstand/bus-contracts/domain';
import { escapeHtml } from '../markup/escape-html';
import { PAGE_COLOURS } from './page-colours';

interface PlainPage {
  readonly language: Language;
  /** The theme that the player chose; left out, the page follows the device. */
  readonly theme?: Theme | undefined;
  readonly nonce: string;
  readonly company: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** The one thing to do here. */
  readonly action: { readonly href: string; readonly text: string };
}

const DARK = `--page:${PAGE_COLOURS.dark};--box:#161c2b;--line:#2a3349;--text:#eef2f9;--link:#ffb52e`;
const LIGHT = `--page:${PAGE_COLOURS.light};--box:#fff;--line:#d5dce8;--text:#111827;--link:#855600`;

const STYLE = [
  `:root{color-scheme:dark;${DARK}}`,
  `@media (prefers-color-scheme:light){:root:not([data-theme]){color-scheme:light;${LIGHT}}}`,
  `:root[data-theme=light]{color-scheme:light;${LIGHT}}`,
  'body{display:grid;place-items:center;box-sizing:border-box;min-height:100dvh;margin:0;padding:16px;background:var(--page);color:var(--text);font:16px/24px system-ui,sans-serif}',
  'main{display:grid;gap:16px;max-width:480px;padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--box)}',
  'h1,p,ul{margin:0;padding:0}h1{font-size:22px;line-height:28px}ul{display:grid;gap:8px;list-style:none}',
  'b,li a{color:var(--link)}',
  '.do{justify-self:start;padding:10px 20px;border-radius:6px;background:#ffb52e;color:#14171f;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:2px solid var(--text);outline-offset:2px}',
].join('');

/** A page that needs no file beside itself, no script, and no connection once it is there. */
export function plainPage(page: PlainPage): string {
  const { language, theme, nonce, company, title, paragraphs, links, action } = page;
  const link = (href: string, text: string, mark = ''): string =>
    `<a${mark} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  return [
    '<!doctype html>',
    `<html lang="${languageTag(language)}"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(pageTitle(title, company))}</title>`,
    `<style nonce="${nonce}">${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<b>${escapeHtml(company)}</b>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(links.length > 0
      ? ['<ul>', ...links.map(({ href, text }) => `<li>${link(href, text)}</li>`), '</ul>']
      : []),
    link(action.href, action.text, ' class="do"'),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

/** Its policy: nothing but the page's own style. */
export function plainPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
