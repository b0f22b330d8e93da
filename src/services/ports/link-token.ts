/**
 * Takes the token of a link to a new password or to a sign-in, or that of a QR code, out of the address:
 * neither the history nor a later address has it. The tokens of other links are for the area `auth`, which
 * takes them itself.
 * @returns null where the address has none.
 */
export function takeLinkToken(): string | null {
  const token = /\/(?:passwordreset|auth-app).*#token=(.+)/.exec(location.href)?.[1] ?? null;
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
