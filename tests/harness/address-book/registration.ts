import { always, each, of, type Example } from './example';

/** Registration opens over home, without the bottom navigation. */
const REGISTRATION = {
  guards: ['registration', 'guestsOnly'],
  marks: { titleKey: 'title.home', hides: ['bottom-bar'], dialog: 'registration' },
  outcomes: ['404', '404', 'match', '302 /office/account'],
} as const;

/** A page that a mailed link leads to, with a token. */
const LINKED = { guards: ['linkToken'], marks: { takesLinkToken: true } } as const;

/** Section 2, "Registration and login". */
export const REGISTRATION_AND_LOGIN: readonly Example[] = [
  of('RTE-13 RTE-17', 'sports')(
    'socialregistration',
    { '/registration/socialregistration': { type: 'socialregistration' } },
    ['/registration/social', '/socialregistration'],
    REGISTRATION,
  ),
  of('RTE-13 RTE-14', 'sports')('registration', '/registration', ['/register'], REGISTRATION),
  of('RTE-14 RTE-41', 'sports')('login', '/user/login', ['/login', '/user/Login'], {
    guards: ['guestsOnly'],
    marks: { titleKey: 'title.home', dialog: 'sign-in' },
    outcomes: ['match', '302 /office/account', 'match', '302 /office/account'],
  }),
  of('RTE-14', null)(
    'registration-php',
    '/user/registration.php',
    ['/user/registration', '/user/registrationxphp', '/registration.php'],
    always('301 /registration'),
  ),
  of('RTE-15', null)('action-php', '/user/action.php', ['/user/action', '/action.php'], {
    guards: ['userAction'],
    ...always('302 /user/activate'),
  }),
  of('RTE-16', 'auth')(
    'accountverify',
    '/user/accountverify',
    ['/user/verify', '/user/accountverify/1'],
    LINKED,
  ),
  of('RTE-16', 'auth')(
    'activatefast',
    each('type', ['activatefast', 'activate'], (type) => `/user/${type}`),
    ['/user/activateslow', '/user/other', '/user'],
    LINKED,
  ),
  of('RTE-16', 'sports')('passwordreset', '/user/passwordreset', ['/user/password'], {
    guards: ['linkToken'],
    marks: { titleKey: 'title.home', takesLinkToken: true, dialog: 'forgot-password' },
  }),
  of('', 'auth')('notme', '/user/notme', ['/user/notyou'], LINKED),
  of('RTE-16', 'auth')('stopnewsletter', '/user/stopnewsletter', ['/user/newsletter'], LINKED),
  of('RTE-17', null)(
    'forgotpassword',
    '/user/forgotpassword',
    ['/forgotpassword', '/user/forgot'],
    always('302 /?showForgotPasswordModal=1'),
  ),
  of('RTE-17', null)('user-coupon', '/user/coupon', ['/user/coupons'], always('302 /')),
  of('RTE-17', 'sports')('authApp', '/auth-app', ['/auth', '/authapp'], {
    guards: ['linkToken'],
    marks: { titleKey: 'title.home', dialog: 'sign-in', takesLinkToken: true },
  }),
  of('RTE-19', 'office')('confirm-terms', '/confirm-terms', ['/terms', '/confirm-terms/1'], {
    guards: ['changedTerms'],
    marks: { titleKey: 'title.confirm-terms' },
    outcomes: ['302 /', 'match', '302 /', 'match'],
  }),
];
