/** Without the direction marks that come with copied text, and with ordinary signs for wide ones. */
export function withPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
}
