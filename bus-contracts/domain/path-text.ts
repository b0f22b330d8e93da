/** What stands before the query and the hash of a path. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** What a percent-encoded text says; as it stands where nobody can tell. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
