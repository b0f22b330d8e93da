import type { ContentItem, SearchFinding } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import { contentList, searchContent, type ContentSite } from '../content/content';
import { HELP_KINDS, textPath } from '../content/text-path';
import { NameIndex } from './name-index';

const MOST = 4;
/** Fewer letters are in every text. */
const MIN_IN_TEXT = 4;

interface Words {
  readonly text: string;
  readonly language: Language;
  readonly isForgiving: boolean;
  /** The words are a name of something else: where a text only uses them, it is not meant. */
  readonly isName: boolean;
}

/** The texts that explain the site: those whose titles have the words, then those that have them at any place. */
export function foundTexts(
  { text, language, isForgiving, isName }: Words,
  site: ContentSite,
): readonly SearchFinding[] {
  const found = [
    ...byTitle(text, { language, isForgiving }, site),
    ...(isName || text.length < MIN_IN_TEXT ? [] : byText(text, language, site)),
  ];
  return found
    .filter(({ id }, place) => found.findIndex((one) => one.id === id) === place)
    .slice(0, MOST);
}

function byTitle(
  text: string,
  { language, isForgiving }: Pick<Words, 'language' | 'isForgiving'>,
  site: ContentSite,
): readonly SearchFinding[] {
  const texts = new Map(
    HELP_KINDS.flatMap((kind) =>
      contentList(kind, language, site).map((item) => {
        const one = findingOf(kind, item, { anchor: null, excerpt: item.summary });
        return [one.id, one] as const;
      }),
    ),
  );
  const index = new NameIndex([...texts.values()].map(({ id, name }) => [id, name]));
  return index.find(text, isForgiving).flatMap((id) => texts.get(id) ?? []);
}

function byText(text: string, language: Language, site: ContentSite): readonly SearchFinding[] {
  return HELP_KINDS.flatMap((kind) =>
    searchContent(kind, text, language, site).map(({ item, ...place }) =>
      findingOf(kind, item, place),
    ),
  );
}

interface TextPlace {
  readonly anchor: string | null;
  readonly excerpt: string;
}

function findingOf(
  kind: (typeof HELP_KINDS)[number],
  { slug, title }: ContentItem,
  { anchor, excerpt }: TextPlace,
): SearchFinding {
  return {
    kind: 'help',
    id: `${kind}.${slug}`,
    name: title,
    note: excerpt,
    path: textPath(kind, slug, anchor),
    score: null,
    startsAt: null,
  };
}
