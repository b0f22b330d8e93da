/** The path without its query and hash. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** Decodes a percent-encoded text; returns it unchanged where it is malformed. */
export function decoded(text: string): string {
  return decodedText(text) ?? text;
}

/**
 * Decodes a percent-encoded text; undefined where it is malformed.
 * @remarks Use the result: bundlers drop a `decodeURIComponent` whose result is unused, and with it the error.
 */
export function decodedText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
