import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { AreaPlace } from '@grandstand/bus-contracts/area';
import { readAddress } from '../resolve';

/** The page at a path behind the language, as the shell tells an area of it where no guard is against it. */
export function pageAt(path: string): AreaPlace & { readonly area: string | null } {
  const found = readAddress(`/en${path === '/' ? '' : path}`, {
    language: 'en',
    allowed: LANGUAGES,
  });
  if (found.kind === 'redirect') throw new Error(`"${path}" is led to ${found.to}.`);
  const { row, params } = found;
  return {
    path,
    area: row.area,
    route: row.name,
    params: row.status === undefined ? params : { statusCode: String(row.status) },
  };
}
