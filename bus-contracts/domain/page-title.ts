/** What the site is called where the operator gave no config to say it. */
export const USUAL_NAME = 'Grandstand';

/** A document's title: what the page is called, and whose site it is of. */
export function pageTitle(page: string, companyName: string = USUAL_NAME): string {
  return [page, companyName].filter((part) => part !== '').join(' | ');
}
