import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { contentList, type ContentSite } from './content';
import { namesIn } from './names';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export interface RssSite extends ContentSite {
  readonly siteOrigin: string;
}

/** News or posts as RSS 2.0. */
export function rssOf(kind: 'news' | 'blog', language: Language, site: RssSite): string {
  const page = `${site.siteOrigin}/${language}/${kind}`;
  const title = `${site.siteRules.companyName}: ${namesIn(language)[kind] ?? kind}`;
  const self = `${site.siteOrigin}/content-api/v1/feeds/${kind}?lang=${language}`;
  const items = contentList(kind, language, site).map((item) =>
    [
      '<item>',
      `<title>${escape(item.title)}</title>`,
      `<link>${escape(`${page}/${item.slug}`)}</link>`,
      `<guid>${escape(`${page}/${item.slug}`)}</guid>`,
      `<pubDate>${new Date(item.publishedAt ?? 0).toUTCString()}</pubDate>`,
      ...item.tags.map(({ name }) => `<category>${escape(name)}</category>`),
      `<description>${escape(item.summary)}</description>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escape(title)}</title>`,
    `<link>${escape(page)}</link>`,
    `<description>${escape(title)}</description>`,
    `<language>${languageTag(language)}</language>`,
    `<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
