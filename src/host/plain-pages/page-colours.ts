import type { Theme } from '@grandstand/bus-contracts/area';

/** The page's own colour, as `tokens.css` has it, where no style sheet is read. */
export const PAGE_COLOURS: Readonly<Record<Theme, string>> = {
  light: '#edf1f6',
  dark: '#0f1320',
};
