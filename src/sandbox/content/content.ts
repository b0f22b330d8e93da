import type {
  CONTENT_KINDS,
  ContentBlock,
  contentAnswers,
  ContentItem,
} from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import type * as v from 'valibot';
import type { Operator } from '../operator';
import { termIn } from './alphabet';
import { CATALOGUE, type TextFacts } from './catalogue';
import { factsOf } from './facts';
import { plain, readInline, readText, wordsOf, type ParsedText } from './markdown';
import { namesIn } from './names';

export type ContentKind = (typeof CONTENT_KINDS)[number];
type Page = v.InferOutput<(typeof contentAnswers)['contentPage']>;
type Found = v.InferOutput<(typeof contentAnswers)['contentSearch']>['found'];

/** What the texts name of the operator, and its time. */
export type ContentSite = Pick<Operator, 'siteRules' | 'protectionRules' | 'liveHold' | 'now'>;

/** The texts of every language, by kind, language and slug. */
const SOURCES = import.meta.glob<string>('./texts/*/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const WORDS_A_MINUTE = 180;
/** Letters of a text around the words that were looked for. */
const EXCERPT = 160;
const MAX_FOUND = 30;

/** A text; undefined: the operator has none. */
export function contentPage(
  kind: ContentKind,
  slug: string,
  language: Language,
  site: ContentSite,
): Page | undefined {
  const facts = CATALOGUE[kind].find((one) => one.slug === slug);
  if (!facts) return undefined;
  const text = textOf(kind, slug, language, site);
  return {
    item: itemOf(facts, text, { language, site }),
    language,
    version: facts.version ?? 1,
    updatedAt: Date.parse(facts.updated),
    changes: text.changes,
    blocks: text.blocks,
  };
}

/** The texts of a kind in their order; news from the latest one. */
export function contentList(
  kind: ContentKind,
  language: Language,
  site: ContentSite,
): ContentItem[] {
  return CATALOGUE[kind].map((facts) =>
    itemOf(facts, textOf(kind, facts.slug, language, site), { language, site }),
  );
}

/** The texts of a kind that have all the words: for each the first place that has the most of them. */
export function searchContent(
  kind: ContentKind,
  search: string,
  language: Language,
  site: ContentSite,
): Found {
  const words = spelled(search)
    .split(/[^\p{Letter}\p{Number}.]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return CATALOGUE[kind]
    .flatMap((facts) => {
      const text = textOf(kind, facts.slug, language, site);
      const item = itemOf(facts, text, { language, site });
      const places = placesOf(text);
      const whole = spelled(
        [item.title, item.summary, ...places.map((one) => one.words)].join(' '),
      );
      if (!words.every((word) => whole.includes(word))) return [];
      const best = places
        .map((place) => ({ ...place, hits: hitsOf(place.words, words) }))
        .toSorted((one, other) => other.hits - one.hits)[0];
      const isPlace = best !== undefined && best.hits > 0;
      return {
        item,
        anchor: isPlace ? best.anchor : null,
        excerpt: shortened(isPlace ? best.words : item.summary),
      };
    })
    .slice(0, MAX_FOUND);
}

function textOf(
  kind: ContentKind,
  slug: string,
  language: Language,
  site: ContentSite,
): ParsedText {
  if (kind === 'alphabet') {
    const { name, text } = termIn(language, slug);
    const line = readInline(text);
    return {
      title: name,
      summary: plain(line),
      changes: null,
      blocks: [{ kind: 'paragraph', number: null, text: line }],
    };
  }
  const source = SOURCES[`./texts/${kind}/${language}/${slug}.md`];
  if (source === undefined) {
    throw new RangeError(`Failed to find the text "${slug}" of ${kind} in ${language}.`);
  }
  return readText(source, factsOf(site, language));
}

interface Read {
  readonly language: Language;
  readonly site: ContentSite;
}

function itemOf(facts: TextFacts, text: ParsedText, { language, site }: Read): ContentItem {
  const names = namesIn(language);
  const named = (slug: string) => ({ slug, name: names[slug] ?? slug });
  const words = [text.summary, ...text.blocks.map(wordsOf)].join(' ').split(/\s+/).length;
  return {
    slug: facts.slug,
    title: text.title,
    summary: text.summary,
    group: facts.group === undefined ? null : named(facts.group),
    category: facts.category === undefined ? null : named(facts.category),
    publishedAt: facts.published === undefined ? null : Date.parse(facts.published),
    tags: (facts.tags ?? []).map(named),
    event: facts.event === undefined ? null : eventAt(facts.event, site.now()),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}

function eventAt(
  { starts, ends }: NonNullable<TextFacts['event']>,
  now: number,
): NonNullable<ContentItem['event']> {
  const [startsAt, endsAt] = [Date.parse(starts), Date.parse(ends)];
  const stage = now < startsAt ? 'before' : now < endsAt ? 'running' : 'after';
  return { startsAt, endsAt, stage };
}

interface Place {
  /** The id of the element: a rule's own, else that of the heading above. */
  readonly anchor: string | null;
  readonly words: string;
}

function placesOf({ blocks }: ParsedText): Place[] {
  let heading: string | null = null;
  return blocks.map((block: ContentBlock) => {
    if (block.kind === 'heading') heading = block.id;
    const number = block.kind === 'paragraph' ? block.number : null;
    return {
      anchor: number === null ? heading : `r-${number}`,
      words: number === null ? wordsOf(block) : `${number} ${wordsOf(block)}`,
    };
  });
}

function hitsOf(text: string, words: readonly string[]): number {
  const all = spelled(text);
  return words.filter((word) => all.includes(word)).length;
}

/** One spelling of a text: without the case and the marks of its letters. */
function spelled(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

function shortened(text: string): string {
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT))}…`;
}
