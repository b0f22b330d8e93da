/** Whether each word that was typed is in a text, without regard to case and accents. */
export function hasWords(text: string, words: string): boolean {
  const plain = plainText(text);
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
