import type { HomeSection, PlayRules } from '@grandstand/bus-contracts/answers';

/** The products whose games the section of the casino shows. */
const CASINO_PRODUCTS: readonly string[] = ['slots', 'casino', 'live-casino'];

/** The sections that a page has: none twice, and none of a product that the jurisdiction does not offer. */
export function shownSections(
  order: readonly HomeSection[],
  { products, hasBanner }: Pick<PlayRules, 'products'> & { readonly hasBanner: boolean },
): readonly HomeSection[] {
  const hasCasino = products.some((product) => CASINO_PRODUCTS.includes(product));
  return [...new Set(order)].filter((section) => {
    if (section === 'casino') return hasCasino;
    return section !== 'banner' || hasBanner;
  });
}
