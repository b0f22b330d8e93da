/** What the site is called where the operator gave no config to say it. */
export const USUAL_NAME = 'Grandstand';

/** A name in the two colours it is drawn in: its last word, or the second half of this product's own, stands out. */
export function nameParts(name: string): readonly [start: string, end: string] {
  const at = name === USUAL_NAME ? USUAL_NAME.indexOf('stand') : name.lastIndexOf(' ') + 1;
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}

/** A document's title: what the page is called, and whose site it is of. */
export function pageTitle(page: string, companyName: string = USUAL_NAME): string {
  return [page, companyName].filter((part) => part !== '').join(' | ');
}
