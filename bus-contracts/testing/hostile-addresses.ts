/** The foreign host that hostile addresses try to reach. */
export const FOREIGN_HOST = 'evil.example';

/**
 * Addresses that try to leave the site: as a return address, a redirect, a link, a stored path or a
 * path in a command, each must end on this site or nowhere.
 */
export const HOSTILE_ADDRESSES: readonly string[] = [
  // Another host by two slashes, however they come about.
  '//evil.example',
  '///evil.example',
  '////evil.example/b',
  '/.//evil.example',
  '/..//evil.example/b',
  '/./..//evil.example',
  '/en/..//evil.example',
  '/en/../..//evil.example',
  '/en/.//..//evil.example',
  '/de//evil.example',
  '/de/..//evil.example/%2e%2e',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/en/%2E%2e//evil.example',
  // Backslashes are slashes to a browser; tabs and line ends are nothing.
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/de\\..\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\t//evil.example',
  '/\r/evil.example',
  '/de/\u2028//evil.example',
  '/ru/\u0000//evil.example',
  // Another scheme, with slashes and without.
  'https://evil.example/en',
  'https:evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  // Characters that end the site's own host, where they follow it.
  '@evil.example',
  ':80@evil.example',
  '.evil.example',
  '/de/@evil.example',
  // Slashes that are decoded too late.
  '/de/%5c%5cevil.example',
  '/de/%2f%2fevil.example',
  '/%2F%2Fevil.example',
];

/**
 * Whether a browser that follows a path ends on another site: as it is, behind a language, or
 * once the path that it was read as is followed in its turn.
 */
export function leavesSite(path: string, origin = 'https://grandstand.example'): boolean {
  return [path, `/en${path}`].some((text) => {
    if (!URL.canParse(text, origin)) return false;
    const read = new URL(text, origin);
    const emitted = read.pathname + read.search + read.hash;
    const isForeign = (url: URL): boolean => url.origin !== origin;
    return (
      isForeign(read) || (URL.canParse(emitted, origin) && isForeign(new URL(emitted, origin)))
    );
  });
}
