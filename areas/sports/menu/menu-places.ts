import type { Champ, Section, Sport } from '@grandstand/bus-contracts';
import { starredFirst } from '../line/starred-first';
import { placePath } from '../screens/screen';

/** A line of the menu: where it leads and how many games wait there. */
export interface MenuPlace {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Distinguishes leagues of the same name. */
  readonly country: string | null;
  readonly flag?: string | undefined;
  readonly path: string;
  readonly count: number;
}

const MAX_TOP = 8;

/** The sports that have games; without a section (home) those of both count. */
export function sportPlaces(
  sports: readonly Sport[],
  section: Section | undefined,
): readonly MenuPlace[] {
  return sports.flatMap((sport) => {
    const count = countOf(sport, section);
    // A place without a section leads where its games are.
    const at = section ?? (sport.line > 0 ? 'line' : 'live');
    return count > 0 ? [place(sport, count, placePath(at, sport.slug))] : [];
  });
}

/** The championships of one sport that have games, the starred ones first. */
export function champPlaces(
  sport: Sport,
  section: Section | undefined,
  favourites?: readonly string[],
): readonly MenuPlace[] {
  const champs = sport.champs.flatMap((champ) => champPlace(sport, champ, section));
  return starredFirst(champs, idOf, favourites);
}

/** The championships most people look for, of all sports, and those that the player starred before them. */
export function topPlaces(
  sports: readonly Sport[],
  section: Section | undefined,
  favourites?: readonly string[],
): readonly MenuPlace[] {
  const top = sports.flatMap((sport) =>
    sport.champs
      .filter((champ) => champ.isTop || favourites?.includes(`league:${champ.id}`))
      .flatMap((champ) => champPlace(sport, champ, section)),
  );
  return starredFirst(top, idOf, favourites).slice(0, MAX_TOP);
}

/** The places that are shown, with their counts of now; one without games stays, so that none moves. */
export function holdPlaces(
  before: readonly MenuPlace[],
  now: readonly MenuPlace[],
  rows: number,
): { readonly shown: readonly MenuPlace[] } {
  if (rows === 0) return { shown: now };
  const places = new Map(now.map((known) => [known.id, known]));
  return { shown: before.map((old) => places.get(old.id) ?? { ...old, count: 0 }) };
}

const idOf = ({ id }: MenuPlace): number => id;

function champPlace(
  sport: Sport,
  champ: Champ,
  section: Section | undefined,
): readonly MenuPlace[] {
  const count = countOf(champ, section);
  const at = section ?? (champ.line > 0 ? 'line' : 'live');
  return count > 0 ? [place(champ, count, placePath(at, sport.slug, champ.slug))] : [];
}

function place(
  { id, slug, name, country = null, flag }: Pick<Sport, 'id' | 'slug' | 'name'> & Partial<Champ>,
  count: number,
  path: string,
): MenuPlace {
  return { id, slug, name, country, flag, count, path };
}

function countOf(
  counts: { readonly live: number; readonly line: number },
  section: Section | undefined,
): number {
  return section === undefined ? counts.live + counts.line : counts[section];
}
