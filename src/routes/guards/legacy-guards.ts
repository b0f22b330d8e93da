import type { GameRoute, Guard } from './guard';

/** What mails of the old site led to: a new password, or else the end of a registration. */
export const userAction: Guard = ({ search }) => {
  const isForgot = new URLSearchParams(search).get('action') === 'forgot';
  return { to: isForgot ? '/user/passwordreset' : '/user/activate', status: 302 };
};

/** An old address of a game leads to the one that it has now; of one that nobody knows, to all games. */
export const legacyGame: Guard = async (visit) => {
  const { params, search, hash, games, signal } = visit;
  const found = find(await games(signal).catch(() => []), params['gameRoute'] ?? '');
  return found
    ? {
        to: `/games/${encodeURIComponent(found.route)}${search}${hash}`,
        status: 301,
        isWhole: true,
      }
    : { to: `/games${search}${hash}`, status: 302, isWhole: true };
};

function find(games: readonly GameRoute[], gameRoute: string): GameRoute | undefined {
  const known = games.filter(({ route }) => hasAddress(route));
  return (
    known.find(({ oldRoute }) => oldRoute === gameRoute) ??
    known.find(({ route }) => route === gameRoute)
  );
}

/** Whether a route is one part of a path. Browsers keep what a 301 says for good: what names no page must not be led to. */
function hasAddress(route: string): boolean {
  return !/^\.{0,2}$|\p{Surrogate}/u.test(route);
}
