import type { Champ, Sport } from '@grandstand/bus-contracts';

/** The names of a path in the menu. */
export interface NamedPlace {
  readonly sport: string | undefined;
  readonly champ: string | undefined;
}

/** The sport and championship that a path names. */
export interface FoundPlace {
  readonly sport: Sport | undefined;
  readonly champ: Champ | undefined;
  /** True where the menu has no such sport or championship. */
  readonly isUnknown: boolean;
}

/** Finds the names of a path, once the menu is known. */
export function placeOf(named: NamedPlace, sports: readonly Sport[] | undefined): FoundPlace {
  const sport = sports?.find(({ slug }) => slug === named.sport);
  const champ = sport?.champs.find(({ slug }) => slug === named.champ);
  const isMissing = (named.sport !== undefined && !sport) || (named.champ !== undefined && !champ);
  return { sport, champ, isUnknown: sports !== undefined && isMissing };
}

/** A place that was found is one even after its last match left the menu: its list must not go. */
export function holdPlace(before: FoundPlace, now: FoundPlace): { readonly shown: FoundPlace } {
  return { shown: now.isUnknown ? before : now };
}
