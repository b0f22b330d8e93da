/** Types of a part of a match have the part's number before three digits: 1017 is the total of the first half. */
export const PART_AT = 1000;

/** The type of a market or outcome in a part of the match. */
export function typeInPart(type: number, part: number): number {
  return part * PART_AT + type;
}

/** The part that a type of a market or outcome is about; 0: the whole match. */
export function partOf(typeId: number): number {
  return Math.floor(typeId / PART_AT);
}

/** The same type of the whole match. */
export function wholeType(typeId: number): number {
  return typeId % PART_AT;
}
