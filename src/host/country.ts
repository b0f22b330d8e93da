/** The visitor's country, as something in front of the host tells it. */
export function countryOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[a-z]{2}$/i.test(header) ? header.toUpperCase() : undefined;
}
