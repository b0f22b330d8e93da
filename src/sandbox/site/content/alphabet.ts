import type { Language } from '@grandstand/bus-contracts';
import type { ContentBlock, ContentInline } from '@grandstand/bus-contracts/answers';
import { CATALOGUE } from './catalogue';
import { EXAMPLE_FIGURES, type FigureWords } from './example-figures';
import { readInline, type Facts } from './markdown';
import { namesIn } from './names';
import { RELATED, RELATED_PAGES } from './related';

interface Term {
  readonly name: string;
  readonly text: string;
}

/** The terms of a category in a file, each under a heading with its slug. */
const SOURCES = import.meta.glob<string>('./alphabet/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** An example of each term, under its slug, in a file for each language. */
const EXAMPLE_SOURCES = import.meta.glob<string>('./examples/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const HEADING = /^# (.+) \{#([\da-z-]+)\}\n\n(.+)$/gm;
const EXAMPLE = /^# ([\da-z-]+)\n\n(.+)$/gm;
const FIGURE = /\{\{([A-Za-z.]+)\}\}/g;

/** The terms by language and slug. */
const TERMS = new Map(
  Object.entries(SOURCES).flatMap(([path, source]) => {
    const language = path.split('/')[2] ?? '';
    return Array.from(
      source.matchAll(HEADING),
      ([, name = '', slug = '', text = '']): [string, Term] => [
        `${language} ${slug}`,
        { name, text },
      ],
    );
  }),
);

/** The examples by language and slug. */
const EXAMPLES = new Map(
  Object.entries(EXAMPLE_SOURCES).flatMap(([path, source]) => {
    const language = /([a-z]+)\.md$/.exec(path)?.[1] ?? '';
    return Array.from(source.matchAll(EXAMPLE), ([, slug = '', text = '']): [string, string] => [
      `${language} ${slug}`,
      text,
    ]);
  }),
);

/** A term of the alphabet in a language. */
export function termIn(language: Language, slug: string): Term {
  const term = TERMS.get(`${language} ${slug}`);
  if (!term) throw new RangeError(`Failed to find the term "${slug}" in ${language}.`);
  return term;
}

/**
 * The example of a term in a language, with its figures computed.
 * @throws RangeError where there is none, or where it names a figure that is not computed.
 */
export function exampleIn(
  language: Language,
  slug: string,
  { words, facts }: { readonly words: FigureWords; readonly facts: Facts },
): ContentInline[] {
  const example = EXAMPLES.get(`${language} ${slug}`);
  if (example === undefined) {
    throw new RangeError(`Failed to find the example of "${slug}" in ${language}.`);
  }
  const figures: Facts = { ...boundsIn(facts), ...EXAMPLE_FIGURES[slug]?.(words) };
  return readInline(
    example.replaceAll(FIGURE, (_, name: string) => {
      const figure = figures[name];
      if (figure === undefined || figure === null) {
        throw new RangeError(`Failed to read the example of "${slug}": it has no "${name}".`);
      }
      return figure;
    }),
  );
}

/** The bounds of bets here, as examples name them. */
function boundsIn(facts: Facts): Facts {
  return {
    least: facts['bet.least'] ?? null,
    most: facts['bet.most'] ?? null,
    payout: facts['bet.mostPaid'] ?? null,
  };
}

/** The first term whose name is the one that is meant; undefined: none is. */
export function termNamed(
  language: Language,
  isName: (name: string) => boolean,
): (Term & { readonly slug: string }) | undefined {
  return CATALOGUE.alphabet
    .map(({ slug }) => ({ slug, ...termIn(language, slug) }))
    .find(({ name }) => isName(name));
}

/** The address of a term. */
export function termPath(slug: string): string {
  const { group = '', category = '' } = CATALOGUE.alphabet.find((one) => one.slug === slug) ?? {};
  return `/betting-alphabet/${group}/${category}/${slug}`;
}

/** What a term leads to: other terms, and the pages where it is met. */
export function relatedIn(language: Language, slug: string): ContentBlock[] {
  const related = RELATED[slug];
  if (!related) return [];
  const names = namesIn(language);
  const link = (text: string, href: string): ContentInline[] => [
    { text, isStrong: false, href, coef: null },
  ];
  return [
    { kind: 'heading', level: 2, id: 'see-also', text: names['see-also'] ?? '' },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        ...related.terms.map((term) => link(termIn(language, term).name, termPath(term))),
        ...related.pages.map((page) => link(names[page] ?? page, RELATED_PAGES[page])),
      ],
    },
  ];
}
