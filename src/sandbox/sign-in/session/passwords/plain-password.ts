/**
 * A password as it is compared and hashed: what another device or keyboard sends for the same word is the same.
 * @remarks The profile OpaqueString of RFC 8265 (spaces of any width are spaces), and the compatibility forms (NFKC)
 * beside it: full-width letters are what the input methods of some keyboards write.
 */
export function plainPassword(password: string): string {
  return password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFKC');
}
