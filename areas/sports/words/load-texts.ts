import type { textsOf } from './texts';

/** Loads this area's texts in a language; the first page has them from the server, so the names of their files come later. */
export const loadTexts: typeof textsOf = async (language) =>
  (await import('./texts')).textsOf(language);
