import { languageTag } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { withLanguage } from '../../routes';
import { escapeHtml } from '../markup/escape-html';

/** The most addresses of a sitemap. */
export const MAX_ADDRESSES = 5000;

const START = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Where the sitemap of a language lies. */
export function sitemapPath(language: Language): string {
  return `/sitemap-${languageTag(language)}.xml`;
}

/** The list of the sitemaps, one a language. */
export function sitemapIndex(origin: string, languages: readonly Language[]): string {
  return [
    START,
    `<sitemapindex xmlns="${SITEMAPS}">`,
    ...languages.map(
      (language) => `<sitemap><loc>${escapeHtml(origin + sitemapPath(language))}</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n');
}

interface Sitemap {
  readonly origin: string;
  readonly language: Language;
  /** On all pages: each page names all of them. */
  readonly languages: readonly Language[];
  /** For visitors of any other language. */
  readonly spare: Language | undefined;
  /** Behind the language, as URLs write them. */
  readonly paths: readonly string[];
}

/** The sitemap of a language: each address with the same page in every other. */
export function sitemap({ origin, language, languages, spare, paths }: Sitemap): string {
  const address = (of: Language, path: string): string =>
    escapeHtml(origin + withLanguage(of, path));
  const alternate = (tag: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  return [
    START,
    `<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...[...new Set(paths)]
      .slice(0, MAX_ADDRESSES)
      .map((path) =>
        [
          `<url><loc>${address(language, path)}</loc>`,
          ...languages.map((one) => alternate(languageTag(one), address(one, path))),
          ...(spare === undefined ? [] : [alternate('x-default', address(spare, path))]),
          '</url>',
        ].join(''),
      ),
    '</urlset>',
  ].join('\n');
}
