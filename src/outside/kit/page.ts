import { createHash } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES, languageOfTag, languageTag } from '@grandstand/bus-contracts/domain';
import type { ProgramTexts } from './texts';
import { KIT_TEXTS } from './texts';

/** The style of the pages. */
export const STYLE = [
  ':root{color-scheme:light dark}',
  'body{display:grid;place-items:center;box-sizing:border-box;min-height:100dvh;margin:0;padding:16px;font:16px/24px system-ui,sans-serif}',
  'main{display:grid;gap:16px;max-width:480px}',
  'h1,p{margin:0}h1{font-size:22px;line-height:28px}',
  'a{justify-self:start;display:grid;align-items:center;min-height:44px;color:LinkText}',
].join('');

/** The style of pages with forms. */
export const FORM_STYLE =
  STYLE +
  [
    'main>div,form{display:grid;gap:12px}',
    'button{min-height:44px;padding:8px 16px;border:1px solid ButtonBorder;border-radius:8px;background:Canvas;color:CanvasText;font:inherit;cursor:pointer}',
    ':is(button,input):focus-visible{outline:3px solid Highlight;outline-offset:2px}',
  ].join('');

/** The source by which a policy allows a style. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/**
 * The policy of pages with forms, whose style is given. Chromium applies `form-action` to what a form redirects to as
 * well: the site.
 */
export function formPolicy(siteOrigin: string, style: string): string {
  return [
    `default-src 'none'`,
    `style-src ${styleSource(style)}`,
    `base-uri 'none'`,
    `form-action 'self' ${siteOrigin}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

interface PageOptions {
  readonly language: Language;
  readonly texts: ProgramTexts;
  /** The address of the site. */
  readonly siteOrigin: string;
}

/** Writes a page without scripts, of texts that need no escaping. */
export function writePage({ language, texts, siteOrigin }: PageOptions): string {
  const { title, paragraphs } = texts;
  return writeDocument({
    language,
    title,
    style: STYLE,
    main: `<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
<a href="${siteOrigin}/" target="_top">${KIT_TEXTS[language].back}</a>`,
  });
}

interface DocumentOptions {
  readonly language: Language;
  /** Escaped, as the main part. */
  readonly title: string;
  readonly style: string;
  readonly main: string;
}

/** Writes a page without scripts, of markup that is safe. */
export function writeDocument({ language, title, style, main }: DocumentOptions): string {
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>`;
}

/** The first language of `Accept-Language` that the pages have. */
export function pageLanguage(accepted: string | undefined): Language {
  const tags = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0] ?? '');
  const wished = tags.map(languageOfTag).find((language) => language !== undefined);
  return wished ?? LANGUAGES[0] ?? 'ru';
}
