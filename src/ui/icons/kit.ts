/** A side's kit: the pattern, and its two colours ("#d31f2d"). */
export interface Kit {
  readonly pattern: string;
  readonly main: string;
  readonly second: string;
}

/** Reads a kit as the operator writes it ("stripes d31f2d ffffff"); null for a flag, and for no badge. */
export function kitOf(badge = ''): Kit | null {
  const [pattern = '', main, second] = badge.split(' ');
  return main && second ? { pattern, main: `#${main}`, second: `#${second}` } : null;
}
