import type { SiteContext } from '../guards';
import { returnQuery } from '../address/return-path';

const AUTH_APP = { path: '/auth-app', area: 'auth' } as const;

/** The redirect of a guest from a page for players, by the config; null: the sign-in dialog opens. */
export function guestRedirect(
  path: string,
  { config, areas }: Pick<SiteContext, 'config' | 'areas'>,
): string | null {
  if (config?.guestsGoTo === 'home') return '/';
  const isThere = areas?.includes(AUTH_APP.area) ?? true;
  if (config?.guestsGoTo !== 'auth-app' || !isThere) return null;
  return AUTH_APP.path + returnQuery(path);
}
