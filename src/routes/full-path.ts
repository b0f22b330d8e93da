const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)/;

/** The language that a full path names; undefined where it names none. */
export function languageOf(fullPath: string): string | undefined {
  return PREFIX.exec(fullPath)?.[1];
}

/** What stands behind the language of a full path, with query and hash. */
export function withoutLanguage(fullPath: string): string {
  const path = fullPath.replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
}
