import type { GuardContext } from '../guards/guard';
import type { RouteRow } from '../route-row';

const PAGE = 'maintenance';
export const MAINTENANCE_PATH = `/${PAGE}`;

/** The redirect to the maintenance page while the site is closed, and from it once it is open; null for none. */
export function maintenancePath(
  { name }: RouteRow,
  maintenance: GuardContext['maintenance'],
): string | null {
  if (maintenance === 'unknown' || (maintenance === 'active') === (name === PAGE)) return null;
  return name === PAGE ? '/' : MAINTENANCE_PATH;
}
