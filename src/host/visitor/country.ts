const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The visitor's country from a proxy's header; undefined for a code that does not exist. */
export function countryOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[a-z]{2}$/i.test(header)) return undefined;
  const code = header.toUpperCase();
  return names.of(code) === undefined ? undefined : code;
}
