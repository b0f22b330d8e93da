/** A text as the value of an attribute in markup. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The head's elements that describe a page to search engines, and where its address is shared. */
export function descriptionTag(text: string): string {
  const content = escapeAttribute(text);
  return `<meta name="description" content="${content}"><meta property="og:description" content="${content}">`;
}

/** The head's element that names a page where its address is shared; empty without a title. */
export function sharedTitleTag(title: string): string {
  return title === '' ? '' : `<meta property="og:title" content="${escapeAttribute(title)}">`;
}
