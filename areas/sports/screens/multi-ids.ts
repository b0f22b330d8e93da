/** As many matches as can be followed at once. */
export const MAX_PANELS = 6;

/** The matches of an address, "7001,7002": each once, those that there is room for and one more, which asks for room. */
export function multiIds(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(
    0,
    MAX_PANELS + 1,
  );
}

/** The address of these matches: it shows the same ones to everybody. */
export function multiPath(ids: readonly number[]): string {
  return ids.length === 0 ? '/multi' : `/multi?ids=${ids.join(',')}`;
}

/** Remembers the matches that are followed at once, so that a match of the line is added to them. */
export function rememberMulti() {
  let followed: readonly number[] = [];
  return {
    follow: (ids: readonly number[]): void => {
      followed = ids;
    },
    multiPath: (id: number): string => multiPath([...new Set([...followed, id])]),
  };
}

/** The matches with one of them at another place. */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(place, others.length));
  return others.toSpliced(at, 0, id);
}
