/**
 * The widths at which the layout changes, in CSS pixels; docs/layouts.md describes the changes.
 * A media query can read neither a module nor a custom property, so the sheets write these numbers
 * out: `widths.test.ts` holds them to this list.
 */
export const WIDTHS = {
  /** The page is no wider: `--size-page`. */
  page: 1920,
  /** Up to here, compact: narrower gaps, menu, coupon and prices. */
  compact: 1366,
  /** Up to here, for low resolutions: the menu folds to its icons. */
  low: 1100,
  /** Up to here the coupon is a drawer, and the sections are at the bottom. */
  drawer: 1024,
  /** The site's own, beside those of the specification: one column for a phone held upright, and for a small one. */
  phone: 640,
  smallPhone: 480,
} as const;
