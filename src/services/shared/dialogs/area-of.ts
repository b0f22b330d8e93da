/** The area that sent a message; null: no area did. */
export function areaOf(sender: string): string | null {
  return /^area:(.*)$/.exec(sender)?.[1] ?? null;
}
