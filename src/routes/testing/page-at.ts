import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { AreaPlace } from '@grandstand/bus-contracts/area';
import { readAddress } from '../resolve';

/** The page at a path after the language, as an area gets it if all guards pass. */
export function pageAt(path: string): AreaPlace & { readonly area: string | null } {
  const found = readAddress(`/en${path === '/' ? '' : path}`, {
    language: 'en',
    allowed: LANGUAGES,
  });
  if (found.kind === 'redirect') throw new Error(`"${path}" redirects to ${found.to}.`);
  const { row, params } = found;
  return {
    path,
    area: row.area,
    route: row.name,
    params: row.status === undefined ? params : { statusCode: String(row.status) },
  };
}
