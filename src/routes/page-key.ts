import type { NavigationState } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';

/** Tells pages apart: at one address a dialog gives way to home, and a page to the error that it has become. */
export function pageKey({ route, path }: Pick<NavigationState, 'route' | 'path'>): string {
  return `${route} ${pathnameOf(path)}`;
}
