import type { NavigationState } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';

/** Identifies a page by route and path: one address may show a dialog, then home, or a page, then an error. */
export function pageKey({ route, path }: Pick<NavigationState, 'route' | 'path'>): string {
  return `${route} ${pathnameOf(path)}`;
}
