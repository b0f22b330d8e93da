/** The fields that a form or a query has once; one that is repeated is left out. */
export function singleFields(form: URLSearchParams): Readonly<Record<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  // Each field is looked at once: a form may have a hundred thousand.
  for (const [name, value] of form) found.set(name, found.has(name) ? undefined : value);
  return Object.fromEntries([...found].filter(([, value]) => value !== undefined));
}
