import { BETS, redirectRow, PAGE, type RouteRow } from '../route-row';

/** Pages that mailed links lead to, with a token. */
const LINKED = {
  ...PAGE,
  area: 'auth',
  meta: { ...PAGE.meta, takesLinkToken: true },
  guards: ['linkToken'],
} as const satisfies Partial<RouteRow>;

/** Home with a dialog. The address stays the dialog's until the session is known. */
const HOME_WITH_DIALOG = { ...PAGE, area: 'sports' } as const;
const HOME_META = { titleKey: 'title.home', dictionaries: BETS } as const;
const REGISTRATION = {
  ...HOME_WITH_DIALOG,
  meta: { ...HOME_META, hides: ['bottom-bar'] },
  guards: ['registration', 'guestsOnly'],
  dialog: 'registration',
} as const satisfies Partial<RouteRow>;

/** Section 2, "Registration and login". */
export const REGISTRATION_AND_LOGIN: readonly RouteRow[] = [
  {
    ...REGISTRATION,
    name: 'socialregistration',
    pattern: '/registration/:type(socialregistration)',
  },
  { ...REGISTRATION, name: 'registration', pattern: '/registration' },
  {
    ...HOME_WITH_DIALOG,
    name: 'login',
    pattern: '/user/login',
    meta: HOME_META,
    guards: ['guestsOnly'],
    dialog: 'sign-in',
  },
  redirectRow('registration-php', '/user/registration.php', { to: '/registration', status: 301 }),
  {
    ...PAGE,
    area: null,
    name: 'action-php',
    pattern: '/user/action.php',
    guards: ['userAction'],
  },
  { ...LINKED, name: 'accountverify', pattern: '/user/accountverify' },
  { ...LINKED, name: 'activatefast', pattern: '/user/:type(activatefast|activate)' },
  {
    ...HOME_WITH_DIALOG,
    name: 'passwordreset',
    pattern: '/user/passwordreset',
    meta: { ...HOME_META, takesLinkToken: true },
    guards: ['linkToken'],
    dialog: 'forgot-password',
  },
  { ...LINKED, name: 'notme', pattern: '/user/notme' },
  { ...LINKED, name: 'stopnewsletter', pattern: '/user/stopnewsletter' },
  redirectRow('forgotpassword', '/user/forgotpassword', {
    to: '/',
    status: 302,
    query: { showForgotPasswordModal: '1' },
  }),
  redirectRow('user-coupon', '/user/coupon', { to: '/', status: 302 }),
  {
    ...HOME_WITH_DIALOG,
    name: 'authApp',
    pattern: '/auth-app',
    meta: { ...HOME_META, takesLinkToken: true },
    // For players too: they let another browser sign in there.
    guards: ['linkToken'],
    dialog: 'sign-in',
  },
  {
    ...PAGE,
    area: 'office',
    name: 'confirm-terms',
    pattern: '/confirm-terms',
    meta: { titleKey: 'title.confirm-terms', dictionaries: BETS },
    guards: ['changedTerms'],
  },
];
