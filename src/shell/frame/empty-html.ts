/** Under Trusted Types no plain text may be set as markup, not even none. */
export function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: unknown } };
  return (trustedTypes?.emptyHTML ?? '') as string;
}
