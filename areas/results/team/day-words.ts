/** "2025-08-15" as "15.08.2025". */
export function dayWords(day: string): string {
  return day.split('-').toReversed().join('.');
}
