import type { ContentBlock } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import { exampleIn, termIn } from './alphabet';
import type { ContentKind, ContentSite } from './content';
import type { FigureWords } from './example-figures';
import { factsOf, figureWords } from './facts';
import { plain, readInline, readText, wordsOf } from './markdown';
import type { Facts, ParsedText } from './markdown';
import { namesIn } from './names';

/** The texts of every language, by kind, language and slug. */
const SOURCES = import.meta.glob<string>('./texts/*/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A part of a text that a search may find. */
export interface Place {
  /** The id of the element: a rule's own, else that of the heading above. */
  readonly anchor: string | null;
  readonly words: string;
  /** The words in the spelling that searches compare. */
  readonly spelled: string;
}

/** A text as it is read, and as it is searched. */
export interface KnownText {
  readonly text: ParsedText;
  readonly places: readonly Place[];
  /** All of it in the spelling that searches compare. */
  readonly spelled: string;
  /** How many words it has. */
  readonly words: number;
}

/** Texts that were read with the present facts of a site. */
interface Read {
  /** The settings that the facts depend on. */
  readonly settings: string;
  readonly facts: Facts;
  readonly figures: FigureWords;
  readonly texts: Map<string, KnownText>;
}

/** By site and language: a text is read once, until the facts that it names change. */
const READ = new WeakMap<object, Map<Language, Read>>();

/** The texts of a language with their places, by kind and slug; a text is read when it is first asked for. */
export function knownTexts(
  language: Language,
  site: ContentSite,
): (kind: ContentKind, slug: string) => KnownText {
  const { facts, figures, texts } = readIn(language, site);
  return (kind, slug) => {
    const key = `${kind}/${slug}`;
    const known = texts.get(key) ?? read({ kind, slug, language }, { facts, figures });
    texts.set(key, known);
    return known;
  };
}

/** One spelling of a text: without the case and the marks of its letters. */
export function spelled(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

function readIn(language: Language, site: ContentSite): Read {
  const { siteRules, protectionRules, liveHold } = site;
  // The rules are one object as long as the operator runs, for every caller.
  const bySite = READ.get(siteRules) ?? new Map<Language, Read>();
  READ.set(siteRules, bySite);
  const settings = JSON.stringify([siteRules, protectionRules, liveHold.delay]);
  const known = bySite.get(language);
  if (known?.settings === settings) return known;
  const fresh = {
    settings,
    facts: factsOf(site, language),
    figures: figureWords(site, language),
    texts: new Map<string, KnownText>(),
  };
  bySite.set(language, fresh);
  return fresh;
}

/** Which text is read. */
interface TextPlace {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly language: Language;
}

/** What texts name of the site. */
type Named = Pick<Read, 'facts' | 'figures'>;

function read(wanted: TextPlace, names: Named): KnownText {
  const text = parsed(wanted, names);
  const places = placesOf(text);
  const all = [text.summary, ...text.blocks.map(wordsOf)].join(' ');
  return {
    text,
    places,
    spelled: spelled([text.title, text.summary, ...places.map(({ words }) => words)].join(' ')),
    words: all.split(/\s+/).length,
  };
}

function parsed({ kind, slug, language }: TextPlace, { facts, figures }: Named): ParsedText {
  if (kind === 'alphabet') {
    const { name, text } = termIn(language, slug);
    const line = readInline(text);
    return {
      title: name,
      summary: plain(line),
      changes: null,
      blocks: [
        { kind: 'paragraph', number: null, text: line },
        { kind: 'heading', level: 2, id: 'example', text: namesIn(language)['example'] ?? '' },
        { kind: 'note', text: exampleIn(language, slug, { words: figures, facts }) },
      ],
    };
  }
  const source = SOURCES[`./texts/${kind}/${language}/${slug}.md`];
  if (source === undefined) {
    throw new RangeError(`Failed to find the text "${slug}" of ${kind} in ${language}.`);
  }
  return readText(source, facts);
}

function placesOf({ blocks }: ParsedText): Place[] {
  let heading: string | null = null;
  return blocks.map((block: ContentBlock) => {
    if (block.kind === 'heading') heading = block.id;
    const number = block.kind === 'paragraph' ? block.number : null;
    const words = number === null ? wordsOf(block) : `${number} ${wordsOf(block)}`;
    return { anchor: number === null ? heading : `r-${number}`, words, spelled: spelled(words) };
  });
}
