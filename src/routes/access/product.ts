import type { SiteConfig } from '@grandstand/bus-contracts';
import type { RouteRow } from '../route-row';

/** The products of the areas that have one. */
const OF_AREA: Readonly<Record<string, string>> = {
  sports: 'sports',
  cyber: 'cyber',
  casino: 'casino',
  games: 'games',
  toto: 'toto',
  lotto: 'lotto',
};

/** The pages of an area that are of another product than the rest of it. */
const OF_PAGE: Readonly<Record<string, string>> = {
  slots: 'slots',
  'slots-game': 'slots',
  'slots-vulkan': 'slots',
  'live-casino': 'live-casino',
  'live-casino-game': 'live-casino',
};

/** Whether the jurisdiction allows a page: home, and the pages of the products that its rules name. */
export function isOffered({ name, area }: RouteRow, play: SiteConfig['play']): boolean {
  const products = play?.['products'];
  const product = OF_PAGE[name] ?? OF_AREA[area ?? ''];
  if (!Array.isArray(products) || product === undefined || name === 'home') return true;
  return products.includes(product);
}
