import type { BootSeo, SeoMarkup } from '@grandstand/bus-contracts/area';

/** The state of the text block in the server's page; its markup is not sent twice. */
export function servedText(seo: BootSeo | undefined): { readonly seoText?: SeoMarkup } {
  if (!seo || seo.text === 'none') return {};
  return { seoText: { lead: '', rest: seo.text === 'folded' ? '' : null } };
}
