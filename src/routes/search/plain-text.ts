/** Control characters, lone surrogates, line separators, and marks that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes one line of text of at most `max` characters; null if it is empty. */
export function plainText(text: string | null | undefined, max: number): string | null {
  const line = (text ?? '').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
  return line === '' ? null : Array.from(line).slice(0, max).join('');
}
