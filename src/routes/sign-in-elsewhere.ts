import type { SiteContext } from './guards';
import { returnQuery } from './return-path';

const AUTH_APP = { path: '/auth-app', area: 'auth' } as const;

/** Where a guest is sent from a page for players, by the operator's wish; null: the dialog opens. */
export function signInElsewhere(
  path: string,
  { config, areas }: Pick<SiteContext, 'config' | 'areas'>,
): string | null {
  if (config?.guestsGoTo === 'home') return '/';
  const isThere = areas?.includes(AUTH_APP.area) ?? true;
  if (config?.guestsGoTo !== 'auth-app' || !isThere) return null;
  return AUTH_APP.path + returnQuery(path);
}
