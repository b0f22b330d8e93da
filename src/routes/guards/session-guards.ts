import { pathAfterTerms } from './terms';
import type { Guard } from './guard';

/** The redirect of players from pages for guests. */
const ACCOUNT = { path: '/office/account', area: 'profile' } as const;

/** For players only; passes while the session is unknown, since the page's data is protected by the operator. */
export const auth: Guard = ({ session }) => (session === 'guest' ? 'sign-in' : 'pass');

/** For guests only: a player is redirected to the account, or home if the site has none. */
export const guestsOnly: Guard = ({ session, areas }) => {
  if (session !== 'player') return 'pass';
  const to = areas?.includes(ACCOUNT.area) ? ACCOUNT.path : '/';
  return { to, status: 302, isPath: true };
};

/** For players with terms to accept; another player is redirected to the return path, a guest home. */
export const changedTerms: Guard = ({ session, terms, search }) => {
  const hasNothingToAccept = session === 'guest' || (session === 'player' && terms === 'unchanged');
  if (!hasNothingToAccept) return 'pass';
  const to = session === 'guest' ? '/' : pathAfterTerms(search);
  return { to, status: 302, isPath: true };
};

/** For players only if the config's `isPaymentForPlayers` is on. */
export const paymentSignIn: Guard = ({ session, config }) =>
  config?.isPaymentForPlayers && session === 'guest' ? 'sign-in' : 'pass';

/** With `useRechargeModal`, cancels a move to the page from outside the office: its dialog opens. It may be the first page. */
export const rechargeModal: Guard = ({ config, from, row }) =>
  config?.useRechargeModal && from !== null && from.meta.group !== row.meta.group
    ? 'cancel'
    : 'pass';
