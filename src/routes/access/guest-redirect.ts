import type { SiteContext } from '../guards';
import { returnQuery } from '../address/return-path';

/** The redirect of a guest from a page for players, by the config; null: the sign-in dialog opens. */
export function guestRedirect(
  path: string,
  { config }: Pick<SiteContext, 'config'>,
): string | null {
  if (config?.guestsGoTo === 'home') return '/';
  // There the dialog opens too, and the address is one that can be passed on.
  return config?.guestsGoTo === 'auth-app' ? `/auth-app${returnQuery(path)}` : null;
}
