import type { Game } from '@grandstand/bus-contracts';

/** A championship with its country, which distinguishes leagues of the same name. */
export function champName({ name, country }: Pick<Game['champ'], 'name' | 'country'>): string {
  return country === null ? name : `${name}, ${country}`;
}
