import type { CONTENT_KINDS, contentAnswers, ContentItem } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import type * as v from 'valibot';
import type { SiteRules } from '../site/site-rules';
import type { ProtectionRules } from '../../protection/limits/protection-rules';
import type { LiveHold } from '../../betting/placing/live-hold';
import { relatedIn } from './alphabet';
import { CATALOGUE, type TextFacts } from './catalogue';
import { namesIn } from './names';
import type { KnownText } from './parsed-texts';
import { knownTexts, spelled } from './parsed-texts';

export type ContentKind = (typeof CONTENT_KINDS)[number];
type Page = v.InferOutput<(typeof contentAnswers)['contentPage']>;
type Found = v.InferOutput<(typeof contentAnswers)['contentSearch']>['found'];

/** What the texts name of the operator, and its time. */
export interface ContentSite {
  readonly siteRules: SiteRules;
  readonly protectionRules: ProtectionRules;
  readonly liveHold: LiveHold;
  readonly now: () => number;
}

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
  const known = knownTexts(language, site)(kind, slug);
  const { text } = known;
  return {
    item: itemOf(facts, known, { language, site }),
    language,
    version: facts.version ?? 1,
    updatedAt: Date.parse(facts.updated),
    changes: text.changes,
    // What it leads to has the names of others: it is no part of what is searched.
    blocks: kind === 'alphabet' ? [...text.blocks, ...relatedIn(language, slug)] : text.blocks,
  };
}

/** The texts of a kind in their order; news from the latest one. */
export function contentList(
  kind: ContentKind,
  language: Language,
  site: ContentSite,
): ContentItem[] {
  const textOf = knownTexts(language, site);
  return CATALOGUE[kind].map((facts) =>
    itemOf(facts, textOf(kind, facts.slug), { language, site }),
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
  const textOf = knownTexts(language, site);
  return CATALOGUE[kind]
    .flatMap((facts) => {
      const known = textOf(kind, facts.slug);
      if (!words.every((word) => known.spelled.includes(word))) return [];
      const item = itemOf(facts, known, { language, site });
      const best = known.places
        .map((place) => ({ ...place, hits: hitsOf(place.spelled, words) }))
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

interface Read {
  readonly language: Language;
  readonly site: ContentSite;
}

function itemOf(
  facts: TextFacts,
  { text, words }: KnownText,
  { language, site }: Read,
): ContentItem {
  const names = namesIn(language);
  const named = (slug: string) => ({ slug, name: names[slug] ?? slug });
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

function hitsOf(text: string, words: readonly string[]): number {
  return words.filter((word) => text.includes(word)).length;
}

function shortened(text: string): string {
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT))}…`;
}
