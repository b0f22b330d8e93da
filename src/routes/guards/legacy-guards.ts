import type { GameRoute, Guard } from './guard';

/** The link in mails of the old site: to a new password, or to the activation. */
export const userAction: Guard = ({ search }) => {
  const isForgot = new URLSearchParams(search).get('action') === 'forgot';
  return { to: isForgot ? '/user/passwordreset' : '/user/activate', status: 302 };
};

/**
 * Moves the token of a mailed link from the query behind the hash: browsers send that to no server, and no
 * part of the site publishes it.
 */
export const linkToken: Guard = ({ path, search }) => {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return 'pass';
  query.delete('token');
  const [pathname = ''] = path.split('?');
  const rest = query.size === 0 ? '' : `?${query}`;
  return {
    to: `${pathname}${rest}#token=${encodeURIComponent(token)}`,
    status: 302,
    isPath: true,
  };
};

/** Redirects an old address of a game to its new one, and an unknown game to all games. */
export const legacyGame: Guard = async (visit) => {
  const { params, search, hash, games, signal } = visit;
  const found = find(await games(signal).catch(() => []), params['gameRoute'] ?? '');
  return found
    ? {
        to: `/games/${encodeURIComponent(found.route)}${search}${hash}`,
        status: 301,
        isPath: true,
      }
    : { to: `/games${search}${hash}`, status: 302, isPath: true };
};

function find(games: readonly GameRoute[], gameRoute: string): GameRoute | undefined {
  const valid = games.filter(({ route }) => hasAddress(route));
  return (
    valid.find(({ oldRoute }) => oldRoute === gameRoute) ??
    valid.find(({ route }) => route === gameRoute)
  );
}

/** Whether a route is a valid path segment. Browsers cache a 301, so a redirect to no page must not be sent. */
function hasAddress(route: string): boolean {
  return !/^\.{0,2}$|\p{Surrogate}/u.test(route);
}
