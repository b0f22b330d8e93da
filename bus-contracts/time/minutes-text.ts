const MINUTE = 60;

/**
 * What is left of less than an hour.
 * @example minutesText(65) // '1:05'
 */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
