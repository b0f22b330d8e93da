export type ErrorCode = 404 | 500;

/** The error that a path stands for: whoever is sent here from a path that names nothing gets 404. */
export function errorCode(path: string): ErrorCode {
  const { pathname } = new URL(`http://site${path}`);
  return pathname.replace(/\/+$/, '') === '/500' ? 500 : 404;
}
