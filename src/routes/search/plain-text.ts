/** What no line of text has: control characters, halves of signs, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line of text, no longer than it may be; null where nothing is said. */
export function plainText(text: string | null | undefined, most: number): string | null {
  const line = (text ?? '').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return line === '' ? null : Array.from(line).slice(0, most).join('');
}
