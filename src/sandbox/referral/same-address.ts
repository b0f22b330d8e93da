/** Where a player lives, as they wrote it; null: they have not. */
export interface HomeAddress {
  readonly city: string | null;
  readonly address: string | null;
}

/** Whether two players live at one address; upper case and separators make no difference. */
export function isSameAddress(one: HomeAddress, other: HomeAddress): boolean {
  const address = wordsOf(one);
  return address !== null && address === wordsOf(other);
}

/** The words and numbers of an address; null: there is none. */
function wordsOf({ city, address }: HomeAddress): string | null {
  if (address === null || address === '') return null;
  const words = `${city ?? ''} ${address}`.normalize('NFKC').toLowerCase();
  return words.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? null;
}
