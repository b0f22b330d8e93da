import type { Champ, Sport } from '@grandstand/bus-contracts';

/** What a path names in the menu. */
export interface NamedPlace {
  readonly sport: string | undefined;
  readonly champ: string | undefined;
}

/** The sport and championship that a path names, once the menu is known. */
export function placeOf(
  named: NamedPlace,
  sports: readonly Sport[] | undefined,
): { readonly sport: Sport | undefined; readonly champ: Champ | undefined } {
  const sport = sports?.find(({ slug }) => slug === named.sport);
  return { sport, champ: sport?.champs.find(({ slug }) => slug === named.champ) };
}

/** True where the menu has no such sport or championship. */
export function isUnknown(named: NamedPlace, sports: readonly Sport[]): boolean {
  const { sport, champ } = placeOf(named, sports);
  return (named.sport !== undefined && !sport) || (named.champ !== undefined && !champ);
}
