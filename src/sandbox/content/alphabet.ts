import type { Language } from '@grandstand/bus-contracts';

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

const HEADING = /^# (.+) \{#([\da-z-]+)\}\n\n(.+)$/gm;

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

/** A term of the alphabet in a language. */
export function termIn(language: Language, slug: string): Term {
  const term = TERMS.get(`${language} ${slug}`);
  if (!term) throw new RangeError(`Failed to find the term "${slug}" in ${language}.`);
  return term;
}
