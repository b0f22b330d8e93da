import type { Language } from '@grandstand/bus-contracts';
import type { PageData, PageVisual } from '@grandstand/bus-contracts/answers';
import { LANGUAGES, languageOfTag, languageTag } from '@grandstand/bus-contracts/domain';
import { withLanguage } from '../address/language-prefix';
import { allowedAddress, plainHost, type AllowedHosts } from './allowed-address';
import { allowedMetas } from './metas';
import { plainText } from './plain-text';
import { strictestRobots } from './robots';

/** A tag of the document's head; its values are not escaped. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** The title and tags of the document's head. */
export interface PageHead {
  /** The operator's title; null: the page's own is kept. */
  readonly title: string | null;
  readonly tags: readonly HeadTag[];
}

export interface PageFacts extends AllowedHosts {
  readonly language: Language;
  /** The path after the language, without query: "/live/football". */
  readonly path: string;
  /** The languages that the site offers. */
  readonly languages: readonly Language[];
  /** Empty while the config is unknown. */
  readonly companyName: string;
  /** The config's locale; its region is used if the language is the page's. */
  readonly locale: string;
  /** Whether search engines may index the page. */
  readonly isIndexed: boolean;
  /** The operator's data; null if there is none in time. */
  readonly data: PageData | null;
  readonly visual: PageVisual | null;
}

/** Default locales of Open Graph, by language. */
const LOCALES: Readonly<Record<Language, string>> = {
  ru: 'ru_RU',
  en: 'en_GB',
  az: 'az_AZ',
  kz: 'kk_KZ',
  ua: 'uk_UA',
};
const REGIONAL = /^([a-z]{2})-([a-z]{2})$/i;
const MAX_TITLE = 300;
const MAX_DESCRIPTION = 1000;
const MAX_ALTERNATES = 50;

/** Computes the document's head of a page, on the host and after a move in the browser. */
export function pageHead(facts: PageFacts): PageHead {
  const { data, isIndexed } = facts;
  // The operator's data is for an indexed page.
  if (!isIndexed) {
    return { title: null, tags: [meta('robots', strictestRobots(['noindex']))] };
  }
  const title = plainText(data?.title, MAX_TITLE);
  const description = plainText(data?.description, MAX_DESCRIPTION);
  const canonical = canonicalOf(facts);
  const robots = strictestRobots([data?.metaRobots ?? '', ...(data?.hierarchyMetaRobots ?? [])]);
  const own: HeadTag[] = [
    ...(description === null ? [] : [meta('description', description)]),
    meta('robots', robots),
    link({ rel: 'canonical', href: canonical }),
    ...languageLinks(facts),
    ...mediaLinks(facts),
  ];
  const metas = allowedMetas(data?.metas ?? []);
  const given = new Set(metas.map(({ attributes }) => attributes['property']));
  const shared = openGraph(facts, { title, description, canonical });
  return {
    title,
    tags: [
      ...own,
      // The operator's own Open Graph tags win.
      ...shared.filter(({ attributes }) => !given.has(attributes['property'])),
      ...metas,
    ],
  };
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: 'link', attributes };
}

/** The page's address without query: no query of the site identifies a page. */
function ownAddress({ origin, path }: PageFacts, language: Language): string {
  return origin + withLanguage(language, path);
}

function canonicalOf(facts: PageFacts): string {
  const own = ownAddress(facts, facts.language);
  const custom = facts.data?.customCanonical;
  if (custom?.mode === 'url') return allowedAddress(custom.targetUrl ?? '', facts) ?? own;
  const host = custom?.domain ? plainHost(custom.domain.host) : null;
  const mirror = `https://${host}${withLanguage(facts.language, facts.path)}`;
  return host === null ? own : (allowedAddress(mirror, facts) ?? own);
}

/** The language for visitors whose language the site does not offer. */
export function defaultLanguageOf(languages: readonly Language[]): Language | undefined {
  return languages.includes('en') ? 'en' : languages[0];
}

/** Alternates of the page in every language; the operator's addresses win. */
function languageLinks(facts: PageFacts): HeadTag[] {
  const { languages, data } = facts;
  const spare = defaultLanguageOf(languages);
  const addresses = new Map(
    languages.map((language) => [languageTag(language), ownAddress(facts, language)]),
  );
  if (spare !== undefined) addresses.set('x-default', ownAddress(facts, spare));
  for (const { hreflang, href } of (data?.hreflangs ?? []).slice(0, MAX_ALTERNATES)) {
    const tag = tagOf(hreflang);
    const address = allowedAddress(href, facts);
    if (tag !== null && address !== null) addresses.set(tag, address);
  }
  return [...addresses].map(([hreflang, href]) => link({ rel: 'alternate', hreflang, href }));
}

/** The language tag for search engines; the site's own ids are accepted too. */
function tagOf(text: string): string | null {
  const tag = text.trim().toLowerCase();
  const language = LANGUAGES.find((one) => one === tag);
  if (language) return languageTag(language);
  return tag === 'x-default' || /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(tag)
    ? tag
    : null;
}

const MEDIA = /^[a-z0-9 (),:.<>=/-]{1,200}$/i;

function mediaLinks(facts: PageFacts): HeadTag[] {
  return (facts.data?.mediaAlternates ?? []).slice(0, MAX_ALTERNATES).flatMap(({ media, href }) => {
    const address = allowedAddress(href, facts);
    if (address === null || !MEDIA.test(media)) return [];
    return [link({ rel: 'alternate', media, href: address })];
  });
}

interface PageTexts {
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string;
}

/** The Open Graph tags. */
function openGraph(facts: PageFacts, { title, description, canonical }: PageTexts): HeadTag[] {
  const { data, visual, companyName, language } = facts;
  const image = visual?.image ? allowedAddress(visual.image.url, facts) : null;
  const alt = image === null ? null : plainText(visual?.image?.alt, MAX_TITLE);
  const properties: readonly (readonly [property: string, content: string | null])[] = [
    ['og:type', 'website'],
    ['og:site_name', plainText(data?.siteName, MAX_TITLE) ?? plainText(companyName, MAX_TITLE)],
    ['og:url', canonical],
    ['og:locale', sharedLocale(language, facts.locale)],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:alt', alt],
  ];
  return properties.flatMap(([property, content]) =>
    content === null ? [] : [{ name: 'meta', attributes: { property, content } }],
  );
}

function sharedLocale(language: Language, locale: string): string {
  const [, own = '', region = ''] = REGIONAL.exec(locale) ?? [];
  if (languageOfTag(own) !== language) return LOCALES[language];
  return `${languageTag(language)}_${region.toUpperCase()}`;
}
