import { withPlainSigns } from './plain-signs';

/** RFC 5321: octets of an address, and of what is before its sign. */
const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;
/** RFC 5322 dot-atoms, with the letters of other scripts that RFC 6531 adds. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
/** Two labels at least; the last one is no number, as in an IP address. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;
const DOMAIN_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * A mail address in its one form: small letters, and the domain as mail servers resolve it ("xn--…" of "пример.рф").
 * Accepts what mail servers accept, but for quoted names and IP addresses.
 * @returns undefined where the text is no address.
 * @example mailAddress("O'Brien@Пример.РФ") // "o'brien@xn--e1afmkfd.xn--p1ai"
 */
export function mailAddress(text: string): string | undefined {
  const written = withPlainSigns(text);
  const at = written.lastIndexOf('@');
  const local = written.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = asciiDomain(written.slice(at + 1));
  if (domain === undefined || !LOCAL.test(local) || octets(local) > MAX_LOCAL) return undefined;
  const address = `${local}@${domain}`;
  return octets(address) > MAX_ADDRESS ? undefined : address;
}

function asciiDomain(text: string): string | undefined {
  if (!DOMAIN_LETTERS.test(text)) return undefined;
  try {
    const { hostname } = new URL(`http://${text}`);
    return DOMAIN.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
