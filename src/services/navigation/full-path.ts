const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)/;

/** The language that a full path names; undefined where it names none. */
export function languageOf(fullPath: string): string | undefined {
  return PREFIX.exec(fullPath)?.[1];
}

/** Without the hash, which leads to a place within a page. */
export function placeOf(fullPath: string): string {
  return fullPath.split('#', 1)[0] ?? '';
}

/** Behind the language prefix, with query, without hash. */
export function pathOf(fullPath: string): string {
  const path = placeOf(fullPath).replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
}
