/**
 * Takes the token of a mailed link out of the address: neither the history nor a later address has it.
 * @returns null where the address has none.
 */
export function takeLinkToken(): string | null {
  const token = /^#token=(.+)/.exec(location.hash)?.[1] ?? null;
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
