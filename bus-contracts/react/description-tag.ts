/** A text as the value of an attribute in markup. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The head's element that describes a page to search engines. */
export function descriptionTag(text: string): string {
  return `<meta name="description" content="${escapeAttribute(text)}">`;
}
