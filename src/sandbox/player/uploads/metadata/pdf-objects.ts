/** The letters of a PDF, as far as they are read here. */
type Letters = Pick<string, 'length' | 'charAt'> & {
  slice(from: number, to: number): string;
  startsWith(word: string, at: number): boolean;
  indexOf(word: string, from: number): number;
};

/** An object of a PDF, by the places of its content. */
export interface PdfObject {
  readonly number: number;
  readonly start: number;
  /** Of its dictionary; of another object where its content begins. */
  readonly end: number;
  readonly stream: { readonly start: number; readonly end: number } | undefined;
}

/** The digits before the word "obj" are at most this long. */
const HEAD = 40;
const STRING_START = new Set('(<');
/** The word "endstream" and the space before it are at most this long. */
const STREAM_END = 20;

/**
 * The objects of a PDF in the order of the file, up to the first that does not end.
 * @remarks Each byte is read a fixed number of times, whatever the file says: a search that began anew for each object
 * would take hours in a file of a million objects.
 */
export function* objectsOf(text: Letters): Generator<PdfObject> {
  let from = 0;
  for (;;) {
    const word = text.indexOf('obj', from);
    if (word === -1) return;
    from = word + 3;
    const [, number] =
      /(\d{1,10})\s+\d{1,5}\s+$/.exec(text.slice(Math.max(0, word - HEAD), word)) ?? [];
    if (number === undefined) continue;
    const start = afterSpace(text, from);
    if (!text.startsWith('<<', start)) {
      yield { number: Number(number), start, end: start, stream: undefined };
      const isString = STRING_START.has(text.charAt(start));
      const after = isString ? stringEnd(text, start) : start;
      if (after === undefined) return;
      from = after;
      continue;
    }
    const end = dictionaryEnd(text, start);
    if (end === undefined) return;
    const stream = streamAfter(text, start, end);
    yield { number: Number(number), start, end, stream };
    from = stream?.end ?? end;
  }
}

/** The data of a stream after its dictionary. */
function streamAfter(text: Letters, start: number, end: number): PdfObject['stream'] {
  const word = afterSpace(text, end);
  const [opening] = /^stream\r?\n/.exec(text.slice(word, word + 8)) ?? [];
  if (opening === undefined) return undefined;
  const from = word + opening.length;
  const [, length, reference] =
    /\/Length\s{1,8}(\d{1,10})(\s{1,8}\d{1,5}\s{1,8}R\b)?/.exec(text.slice(start, end)) ?? [];
  const stated = from + Number(length);
  const isStated =
    reference === undefined && /^\s{0,8}endstream/.test(text.slice(stated, stated + STREAM_END));
  const to = isStated ? stated : text.indexOf('endstream', from);
  return { start: from, end: to === -1 ? text.length : to };
}

function afterSpace(text: Letters, from: number): number {
  let at = from;
  while (at < text.length && /\s|\0/.test(text.charAt(at))) at += 1;
  return at;
}

/** The place after a dictionary; undefined: there is none, or it does not end. */
export function dictionaryEnd(text: Letters, start: number): number | undefined {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const letter = text.charAt(at);
    const isTwice = text.charAt(at + 1) === letter;
    if ((letter === '<' || letter === '>') && isTwice) {
      depth += letter === '<' ? 1 : -1;
      at += 2;
      if (depth === 0) return at;
    } else if (letter === '<' || letter === '(') {
      const end = stringEnd(text, at);
      if (end === undefined) return undefined;
      at = end;
    } else at += 1;
    if (depth === 0) return undefined;
  }
  return undefined;
}

/** The place after a string; undefined: there is none, or it does not end. */
export function stringEnd(text: Letters, start: number): number | undefined {
  if (text.charAt(start) === '<' && text.charAt(start + 1) !== '<') {
    const end = text.indexOf('>', start);
    return end === -1 ? undefined : end + 1;
  }
  if (text.charAt(start) !== '(') return undefined;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
