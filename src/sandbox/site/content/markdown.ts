import type { ContentBlock, ContentInline } from '@grandstand/bus-contracts/answers';

/** The value of each fact that a text may name; null: the site has none, and what names it is left out. */
export type Facts = Readonly<Record<string, string | null>>;

export interface ParsedText {
  readonly title: string;
  /** The first paragraph, which says what the text is about. */
  readonly summary: string;
  /** What the last version changed; null: it is the first. */
  readonly changes: string | null;
  readonly blocks: ContentBlock[];
}

const HEADING = /^(#{2,3}) (.+) \{#([\da-z-]+)\}$/;
const RULE = /^(\d+\.\d+)\. /;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;
const FACT = /\{\{([A-Za-z.]+)\}\}/g;
const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)|\{\{coef (\d+(?:\.\d+)?)\}\}/;

/**
 * Reads a text of the operator: the part of Markdown that the texts use, with `{{name}}` for a fact of the site
 * and `{{coef 1.9}}` for odds.
 * @throws TypeError where the text names a fact that there is none of, or has no title.
 */
export function readText(source: string, facts: Facts): ParsedText {
  const chunks = source
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim().split('\n').flatMap(withFacts(facts)))
    .filter((lines) => lines.length > 0);
  const [first, ...rest] = chunks;
  const title = /^# (.+)$/.exec(first?.[0] ?? '')?.[1];
  if (title === undefined) throw new TypeError('Failed to read a text: it has no title.');
  const changes = rest.find(isChanges);
  const [summary = [], ...body] = rest.filter((lines) => lines !== changes);
  return {
    title,
    summary: plain(readInline(summary.join(' '))),
    changes: changes ? changes.join(' ').slice(2) : null,
    blocks: body.map(readBlock).filter(hasText),
  };
}

/** A line of text in parts. */
export function readInline(line: string): ContentInline[] {
  const parts: ContentInline[] = [];
  let rest = line;
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    const [whole, strong, label, href, coef] = found;
    if (found.index > 0) parts.push(partOf(rest.slice(0, found.index)));
    if (strong !== undefined) parts.push({ ...partOf(strong), isStrong: true });
    else if (coef === undefined) parts.push({ ...partOf(label ?? ''), href: href ?? null });
    else parts.push({ ...partOf(''), coef: Number(coef) });
    rest = rest.slice(found.index + whole.length);
  }
  return rest === '' ? parts : [...parts, partOf(rest)];
}

/** The words of a line. */
export function plain(parts: readonly ContentInline[]): string {
  return parts.map(({ text, coef }) => (coef === null ? text : String(coef))).join('');
}

/** The words of a block. */
export function wordsOf(block: ContentBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join(' ');
    default:
      return plain(block.text);
  }
}

function partOf(text: string): ContentInline {
  return { text, isStrong: false, href: null, coef: null };
}

function isChanges(lines: readonly string[]): boolean {
  return lines[0]?.startsWith('~ ') === true;
}

/** False for a heading below which every line was left out: the next block is a heading of its level or above. */
function hasText(block: ContentBlock, place: number, blocks: readonly ContentBlock[]): boolean {
  if (block.kind !== 'heading') return true;
  const next = blocks[place + 1];
  return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
}

function withFacts(facts: Facts): (line: string) => string[] {
  return (line) => {
    const named = Array.from(line.matchAll(FACT), ([, name = '']) => name);
    const unknown = named.find((name) => !Object.hasOwn(facts, name));
    if (unknown !== undefined) {
      throw new TypeError(`Failed to read a text: there is no fact "${unknown}".`);
    }
    if (named.some((name) => facts[name] === null)) return [];
    return [line.replaceAll(FACT, (_, name: string) => facts[name] ?? '')];
  };
}

function readBlock(lines: readonly string[]): ContentBlock {
  const [first = ''] = lines;
  const text = lines.join(' ');
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks = '', title = '', id = ''] = heading;
    return { kind: 'heading', level: marks.length === 2 ? 2 : 3, id, text: title };
  }
  if (first.startsWith('> ')) return { kind: 'note', text: readInline(text.slice(2)) };
  if (first.startsWith('|')) return readTable(lines);
  const rule = RULE.exec(text);
  if (rule) {
    const [mark, number = null] = rule;
    return { kind: 'paragraph', number, text: readInline(text.slice(mark.length)) };
  }
  for (const [mark, isOrdered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const) {
    if (!lines.every((line) => mark.test(line))) continue;
    const items = lines.map((line) => readInline(line.replace(mark, '')));
    return { kind: 'list', isOrdered, items };
  }
  return { kind: 'paragraph', number: null, text: readInline(text) };
}

function readTable(lines: readonly string[]): ContentBlock {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => readInline(cell.trim())),
  );
  return { kind: 'table', head, rows };
}
