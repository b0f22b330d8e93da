/** What stands before the query and the hash of a path. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** What a percent-encoded text says; as it stands where it is malformed. */
export function decoded(text: string): string {
  return decodedText(text) ?? text;
}

/**
 * What a percent-encoded text says; undefined where it is malformed.
 * @remarks Use the result: bundlers drop a `decodeURIComponent` whose result is unused, and with it the error.
 */
export function decodedText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
