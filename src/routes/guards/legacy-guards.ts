import type { GameRoute, Guard } from './guard';

/** What mails of the old site led to: a new password, or else the end of a registration. */
export const userAction: Guard = ({ search }) => {
  const isForgot = new URLSearchParams(search).get('action') === 'forgot';
  return { to: isForgot ? '/user/passwordreset' : '/user/activate', status: 302 };
};

/** An old address of a game leads to the one that it has now; of one that nobody knows, to all games. */
export const legacyGame: Guard = async ({ params: { gameRoute = '' }, search, games, signal }) => {
  const found = find(await games(signal).catch(() => []), gameRoute);
  return found
    ? { to: `/games/${encodeURIComponent(found.route)}${search}`, status: 301, isWhole: true }
    : { to: `/games${search}`, status: 302, isWhole: true };
};

function find(games: readonly GameRoute[], gameRoute: string): GameRoute | undefined {
  return (
    games.find(({ oldRoute }) => oldRoute === gameRoute) ??
    games.find(({ route }) => route === gameRoute)
  );
}
