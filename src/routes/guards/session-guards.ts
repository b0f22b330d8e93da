import { pathAfterTerms } from '../terms-path';
import type { Guard } from './guard';

/** Where players are led from pages that are for guests. */
const ACCOUNT = { path: '/office/account', area: 'profile' } as const;

/** For players alone; while it is not known who asks, the page may come, its data may not. */
export const auth: Guard = ({ session }) => (session === 'guest' ? 'sign-in' : 'pass');

/** For guests alone: a player goes to their account where the site has one, else home. */
export const guestsOnly: Guard = ({ session, areas }) => {
  if (session !== 'player') return 'pass';
  const to = areas?.includes(ACCOUNT.area) ? ACCOUNT.path : '/';
  return { to, status: 302, isWhole: true };
};

/** For players alone who have yet to agree to changed terms; the others go where the address says, a guest to the root. */
export const changedTerms: Guard = ({ session, terms, search }) => {
  const isNotForThem = session === 'guest' || (session === 'player' && terms === 'unchanged');
  if (!isNotForThem) return 'pass';
  const to = session === 'guest' ? '/' : pathAfterTerms(search);
  return { to, status: 302, isWhole: true };
};

/** Of payment: for players alone where the operator wants it so. */
export const paymentSignIn: Guard = ({ session, config }) =>
  config?.isPaymentForPlayers && session === 'guest' ? 'sign-in' : 'pass';

/** Where players recharge in a dialog, the page of it comes only to who is in the office already, or came to the site by it. */
export const rechargeModal: Guard = ({ config, from, row }) =>
  config?.useRechargeModal && from !== null && from.meta.group !== row.meta.group
    ? 'cancel'
    : 'pass';
