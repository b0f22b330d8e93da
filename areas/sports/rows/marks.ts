/** Outcomes whose own text is too long for a cell; a letter or two stands for them. */
const MARKS: Readonly<Record<number, string>> = {
  7: 'mark.home',
  8: 'mark.away',
  9: 'mark.over',
  10: 'mark.under',
  180: 'mark.yes',
  181: 'mark.no',
};

/** Key of an outcome's short mark in the dictionary; undefined where its own text is short. */
export function markKey(outcomeTypeId: number): string | undefined {
  return MARKS[outcomeTypeId];
}
