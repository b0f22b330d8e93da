import type { GuardContext } from './guards/guard';
import type { RouteRow } from './route-row';

const PAGE = 'maintenance';
export const MAINTENANCE_PATH = `/${PAGE}`;

/** Where page and state do not fit together: home, or to the page that says so; null where they do. */
export function maintenancePath(
  { name }: RouteRow,
  maintenance: GuardContext['maintenance'],
): string | null {
  if (maintenance === 'unknown' || (maintenance === 'active') === (name === PAGE)) return null;
  return name === PAGE ? '/' : MAINTENANCE_PATH;
}
