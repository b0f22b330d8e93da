/** So many screens lie above before the way back to the top is offered. */
export const SCREENS_ABOVE = { desktop: 1, mobile: 4 } as const;

/** The space that stays free at the edges of the screen, in CSS pixels; `--viewport-…` in tokens.css have the same. */
export const VIEWPORT_PADDING = { top: 10, side: 10, bottom: 52 } as const;

/** Whether so much lies above that the way back to the top is offered. */
export function isFarDown(
  { scrollY, innerHeight }: Pick<Window, 'scrollY' | 'innerHeight'>,
  platform: keyof typeof SCREENS_ABOVE,
): boolean {
  return scrollY > SCREENS_ABOVE[platform] * innerHeight;
}
