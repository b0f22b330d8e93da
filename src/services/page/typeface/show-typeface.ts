/** The mark of a visitor whose browser has the typeface. */
export const TYPEFACE_KEY = 'typeface';

/** Sets a document in the site's typeface, of which `tokens.css` has the name. */
export function showTypeface({ documentElement }: Document): void {
  documentElement.dataset['typeface'] = '';
}

/** The same where the browser has the typeface: before the first paint, so that no text moves. */
export function showKeptTypeface(document: Document, storage: () => Storage): void {
  try {
    if (storage().getItem(TYPEFACE_KEY)) showTypeface(document);
  } catch {
    // A browser that refuses storage keeps no mark.
  }
}
