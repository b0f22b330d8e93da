import type { Language } from '@grandstand/bus-contracts';
import type { ChatMessage } from '@grandstand/bus-contracts/shell';
import { termNamed, termPath } from '../../site/content/alphabet';
import type { ContentSite } from '../../site/content/content';
import { searchContent } from '../../site/content/content';
import { textPath } from '../../site/content/text-path';
import { plain, readInline } from '../../site/content/markdown';
import { supportTextsIn } from '../../site/texts';
import type { ChatStage } from './chat-rules';
import { searchedWords, speaksOfHarm } from './chat-rules';

type HelperAnswer = Pick<ChatMessage, 'text' | 'link'>;

/** What a question is answered from. News are not: they advertise. */
const KINDS = ['rules', 'alphabet'] as const;

/** A term is asked about with the figure that stands beside it: "anti-accumulator 1.153". */
const IS_FIGURE = /^\p{Number}+$/u;

interface Turn {
  readonly text: string;
  /** The state before the message, and after it. */
  readonly before: ChatStage;
  readonly after: ChatStage;
  readonly language: Language;
}

/** What the program says to a message; null: nothing. It only searches: no text makes it do anything else. */
export function helperAnswer(turn: Turn, site: ContentSite): HelperAnswer | null {
  const { text, before, after, language } = turn;
  const words = supportTextsIn(language).chat;
  if (speaksOfHarm(text)) {
    return {
      text: words.help,
      link: { path: '/responsiblegaming', title: words.helpLink },
    };
  }
  if (before !== 'helper') return null;
  if (after === 'waiting') return { text: words.handedOver, link: null };
  return found(text, language, site) ?? { text: words.nothing, link: null };
}

/** The place of the rules or the alphabet that fits the question best; null: none does. */
function found(question: string, language: Language, site: ContentSite): HelperAnswer | null {
  const words = searchedWords(question);
  const { chat } = supportTextsIn(language);
  // Who asks what a term is gets its own entry, and not a text that has its words too.
  const asked = words.filter((word) => !IS_FIGURE.test(word));
  const named = termNamed(language, (name) => isSameName(searchedWords(name), asked));
  if (named) {
    return {
      text: chat.term.replace('{text}', () => plain(readInline(named.text))),
      link: { path: termPath(named.slug), title: named.name },
    };
  }
  /** How well a text fits: a word that few texts have counts most. */
  const fits = KINDS.flatMap((kind) => {
    const bySlug = new Map<
      string,
      { words: number; weight: number; rarest: string; least: number }
    >();
    for (const word of words) {
      const texts = searchContent(kind, word, language, site);
      for (const { item } of texts) {
        const known = bySlug.get(item.slug);
        const isRarest = texts.length < (known?.least ?? Infinity);
        bySlug.set(item.slug, {
          words: (known?.words ?? 0) + 1,
          weight: (known?.weight ?? 0) + 1 / texts.length,
          rarest: isRarest ? word : (known?.rarest ?? word),
          least: Math.min(texts.length, known?.least ?? Infinity),
        });
      }
    }
    return [...bySlug].map(([slug, fit]) => ({ kind, slug, ...fit }));
  });
  // Of two that fit alike the first: the rules come before the alphabet.
  const best = fits.toSorted(
    (one, other) => other.words - one.words || other.weight - one.weight,
  )[0];
  if (!best) return null;
  const place = searchContent(best.kind, best.rarest, language, site).find(
    ({ item }) => item.slug === best.slug,
  );
  if (!place) return null;
  const { item, anchor, excerpt } = place;
  const isRule = best.kind === 'rules';
  return {
    text: (isRule ? chat.rule : chat.term).replace('{text}', () => excerpt),
    link: { path: textPath(best.kind, item.slug, isRule ? anchor : null), title: item.title },
  };
}

/** Whether two names have the same words, in any order; one word and its parts with a hyphen are alike. */
function isSameName(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0) return false;
  const isSameSet = some.length === others.length && some.every((one) => others.includes(one));
  return isSameSet || some.join('') === others.join('');
}
