import { plainText } from '@grandstand/bus-contracts/domain/spelling';

/** Where a player lives, as they wrote it; null: they have not. */
export interface HomeAddress {
  readonly city: string | null;
  readonly address: string | null;
}

/** Whether two players live at one address; upper case, accents and separators make no difference. */
export function isSameAddress(one: HomeAddress, other: HomeAddress): boolean {
  const parts = partsOf(one);
  return parts !== '' && parts === partsOf(other);
}

/** The words and numbers of an address: "5a" is "5 a", and "1, 12" is not "11, 2". */
function partsOf({ city, address }: HomeAddress): string {
  if (!address) return '';
  return (plainText(`${city ?? ''} ${address}`).match(/\p{L}+|\p{N}+/gu) ?? []).join(' ');
}
