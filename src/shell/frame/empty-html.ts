/** The empty string as trusted HTML: Trusted Types refuse a plain empty string. */
export function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: unknown } };
  return (trustedTypes?.emptyHTML ?? '') as string;
}
