/**
 * Takes the token of a mailed link to a new password out of the address: neither the history nor a later
 * address has it. The tokens of other links are for the area `auth`, which takes them itself.
 * @returns null where the address has none.
 */
export function takeLinkToken(): string | null {
  const token = /\/passwordreset.*#token=(.+)/.exec(location.href)?.[1] ?? null;
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
