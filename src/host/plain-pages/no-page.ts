import type { Language } from '@grandstand/bus-contracts';
import { documentMarks } from '@grandstand/bus-contracts/area';
import type { ViewSettings } from '@grandstand/bus-contracts/area';
import { languageTag, pageTitle } from '@grandstand/bus-contracts/domain';
import { escapeHtml } from '../markup/escape-html';

export interface NoPageTexts {
  readonly title: string;
  readonly what: string;
  readonly todo: string;
  readonly retry: string;
}

interface NoPageOptions {
  readonly language: Language;
  readonly texts: NoPageTexts;
  readonly settings: ViewSettings;
  /** The requested page, linked to try again. */
  readonly url: string;
  readonly nonce: string;
  /** The shell's sheets, for its colours and type. */
  readonly css: readonly string[];
}

const STYLE = [
  'body{display:grid;place-items:center;min-height:100dvh;padding:16px}',
  'main{display:grid;gap:16px;max-width:480px;padding:32px;border:1px solid var(--color-border);border-radius:12px;background:var(--color-surface-1)}',
  'b{font-size:18px}b span{color:var(--color-accent-text)}',
  'h1{font:700 22px/28px var(--font-family)}',
  'a{justify-self:start;padding:10px 20px;border-radius:6px;background:var(--color-accent);color:var(--color-on-accent);font-weight:600}',
].join('');

/** The page in place of one that could not be made: it explains what happened, and offers to try again. */
export function noPage({ language, texts, settings, url, nonce, css }: NoPageOptions): string {
  const { title, what, todo, retry } = texts;
  const { theme, font } = documentMarks(settings);
  const mark = (name: string, value: string | undefined): string =>
    value === undefined ? '' : ` data-${name}="${value}"`;
  return [
    '<!doctype html>',
    `<html lang="${languageTag(language)}"${mark('theme', theme)}${mark('font', font)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${pageTitle(title)}</title>`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style nonce="${nonce}">${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<b>Grand<span>stand</span></b>',
    `<h1>${title}</h1>`,
    `<p>${what}</p>`,
    `<p>${todo}</p>`,
    `<a href="${escapeHtml(url)}">${retry}</a>`,
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}
