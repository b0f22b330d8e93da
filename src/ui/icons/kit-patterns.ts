/** The patterns of a kit: each is a symbol of `public/badges.svg`. */
export const KIT_PATTERNS = [
  'plain',
  'sleeves',
  'stripes',
  'hoops',
  'halves',
  'quarters',
  'sash',
  'band',
  'pale',
  'chevron',
  'diagonal',
] as const;
