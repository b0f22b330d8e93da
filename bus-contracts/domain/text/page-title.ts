/** The site's name without a config. */
export const USUAL_NAME = 'Grandstand';

/** Splits a name into its two coloured parts: the last word, or the second half of this product's own name, is highlighted. */
export function nameParts(name: string): readonly [start: string, end: string] {
  const at = name === USUAL_NAME ? USUAL_NAME.indexOf('stand') : name.lastIndexOf(' ') + 1;
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}

/** A document's title: the names of the page and of the site. */
export function pageTitle(page: string, companyName: string = USUAL_NAME): string {
  return [page, companyName].filter((part) => part !== '').join(' | ');
}
