import type { Language } from '@grandstand/bus-contracts';
import type { Line } from '../../betting/engine/line';
import { CHAMPS } from '../../betting/sports/champs';
import { textsIn } from '../texts';
import { fullChampName, gameSlugOf, namesOf, seoPageAt, type SeoPage } from './seo-page';

const SITE_ROBOTS = 'max-image-preview:large';
/** The number of links under a text. */
const MAX_LINKS = 12;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function fill(text: string, names: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

/** What the texts of a page depend on besides its path. */
export interface SeoSite {
  readonly language: Language;
  readonly line: Line;
  readonly siteName: string;
}

/** The data of a page for search engines. */
export function pageData(path: string, { language, line, siteName }: SeoSite): object {
  const page = seoPageAt(path, line);
  if (!page) {
    // Unknown sports are not indexed; other pages without texts are.
    const isNowhere = /^\/(live|line)\//.test(path);
    return {
      siteName,
      hierarchyMetaRobots: [SITE_ROBOTS],
      ...(isNowhere && { metaRobots: 'noindex' }),
    };
  }
  const { title, description } = textsIn(language).pages[page.kind];
  const names = { ...namesOf(page, language), site: siteName };
  const address = addressOf(path, page);
  return {
    title: fill(title, names),
    description: fill(description, names),
    siteName,
    // A match has the same address before and during play; a list has the same one with any filter.
    customCanonical:
      address === path ? null : { mode: 'url', targetUrl: `/${language}${address}`, domain: null },
    metaRobots: 'index, follow',
    hierarchyMetaRobots: [SITE_ROBOTS],
    metas: [{ name: 'twitter:card', content: 'summary_large_image' }],
    hreflangs: [],
    mediaAlternates: [],
  };
}

/** The preview of a page. */
export function pageVisual(siteName: string): object {
  return { image: { url: '/icons/icon-512.png', alt: siteName }, isTextFolded: true };
}

interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The text block of a page; empty if the page has no texts. */
export function pageContent(path: string, { language, line, siteName }: SeoSite): string {
  const page = seoPageAt(path, line);
  if (!page) return '';
  const names = { ...namesOf(page, language), site: siteName };
  const toHtml = (text: string): string => escape(fill(text, names));
  const write = ({ heading, paragraphs }: TextSection): string[] => [
    `<h2>${toHtml(heading)}</h2>`,
    ...paragraphs.map((paragraph) => `<p>${toHtml(paragraph)}</p>`),
  ];
  const { pages } = textsIn(language);
  return [
    ...write(pages[page.kind]),
    ...linksOf(page, language, line),
    ...pages.closing.flatMap(write),
  ].join('\n');
}

/** Links to the championships of a sport, or to the matches of a championship. */
function linksOf(page: SeoPage, language: Language, line: Line): string[] {
  const { kind, sport, champ } = page;
  const open = [...line.games()].filter(({ state }) => state.phase !== 'finished');
  const at = `/${language}/line/${sport?.slug}`;
  const links =
    kind === 'sport'
      ? CHAMPS.filter(
          ({ id, sportId }) =>
            sportId === sport?.id && open.some(({ match }) => match.fixture.champId === id),
        ).map((one) => [`${at}/${one.slug}`, fullChampName(one, language)] as const)
      : kind === 'champ'
        ? open
            .filter(({ match }) => match.fixture.champId === champ?.id)
            .toSorted((a, b) => a.match.startsAt - b.match.startsAt)
            .map((game) => {
              const { home, away } = game.match.fixture;
              return [`${at}/${champ?.slug}/${gameSlugOf(game)}`, `${home} – ${away}`] as const;
            })
        : [];
  if (links.length === 0) return [];
  const items = links
    .slice(0, MAX_LINKS)
    .map(([href, name]) => `<li><a href="${escape(href)}">${escape(name)}</a></li>`);
  return ['<ul>', ...items, '</ul>'];
}

/** The canonical path of a page. */
function addressOf(path: string, { kind, sport, champ, game }: SeoPage): string {
  if (kind === 'home') return '/';
  const section = kind === 'game' || path.startsWith('/line') ? 'line' : 'live';
  const words = [section, sport?.slug, champ?.slug, game && gameSlugOf(game)];
  return `/${words.filter((word) => word !== undefined).join('/')}`;
}
