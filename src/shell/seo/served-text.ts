import type { BootSeo, SeoMarkup } from '@grandstand/bus-contracts/area';

/** How the text block stands in the page that the server wrote: its markup itself is not told twice. */
export function servedText(seo: BootSeo | undefined): { readonly seoText?: SeoMarkup } {
  if (!seo || seo.text === 'none') return {};
  return { seoText: { lead: '', rest: seo.text === 'folded' ? '' : null } };
}
