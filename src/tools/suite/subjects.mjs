// The tests that `npm test -- NAME` runs: those of one area or service, beside its code, of the whole service, and in the browser.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * @typedef {object} Subject
 * @property {readonly string[]} [whole] Files of tests/ that try it as a whole, without `.test.ts`.
 * @property {readonly string[]} [browser] Files of e2e/ that try it in the browser, without `.spec.ts`.
 */

/** Code that services share, and that is no service itself. */
const SHARED = new Set(['ports', 'shared', 'time']);

/** Areas and services, by the names of their folders. */
export const subjects = ['areas', 'src/services'].flatMap((path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
    .map(({ name }) => name),
);

/** The tests of a subject outside its folder. @type {Readonly<Record<string, Subject>>} */
export const beyond = {
  // Areas
  auth: {
    whole: [
      'sign-in/auth',
      'sign-in/auth-app',
      'sign-in/auth-links',
      'sign-in/passkey-sign-in',
      'sign-in/social-sign-in',
    ],
    browser: ['sign-in/links'],
  },
  casino: { whole: ['casino/favourites'], browser: ['casino/casino', 'casino/play'] },
  games: { browser: ['casino/games'] },
  footer: { browser: ['pages/layouts'] },
  information: { browser: ['pages/information'] },
  office: {
    whole: ['areas/dictionaries', 'search/area-metas'],
    browser: ['protection/limits', 'player/mailing', 'player/opening-to-closing'],
  },
  sports: {
    whole: ['line/line', 'shell/loaders'],
    browser: ['pages/first-page', 'addresses/navigation'],
  },
  support: { whole: ['account/requests', 'account/ideas'] },
  'technical-pages': { whole: ['search/area-metas'], browser: ['protection/blocking'] },

  // Services
  account: { whole: ['account/account'], browser: ['player/accounts'] },
  'account-conversion': { whole: ['protection/reminders'] },
  'ad-block': { whole: ['notices/site'], browser: ['protection/notices'] },
  age: { whole: ['notices/consent-age'], browser: ['protection/consent'] },
  analytics: { whole: ['analytics/analytics', 'analytics/port'], browser: ['protection/consent'] },
  'app-update': { whole: ['notices/site'], browser: ['protection/notices'] },
  'area-calls': { whole: ['api/area-calls'] },
  attribution: { whole: ['analytics/attribution'], browser: ['protection/consent'] },
  'auto-logoff': { whole: ['session/auto-logoff'], browser: ['player/auto-logoff'] },
  'balance-view': { whole: ['account/balance-view'], browser: ['player/accounts'] },
  ban: { whole: ['blocking/ban', 'blocking/ban-sources'], browser: ['protection/blocking'] },
  bets: { whole: ['coupon/bets'], browser: ['coupon/betting'] },
  blocking: {
    whole: ['blocking/blocking', 'blocking/again', 'blocking/circles'],
    browser: ['protection/blocking'],
  },
  bonuses: { whole: ['casino/bonuses'] },
  cashback: { whole: ['casino/cashback'] },
  'bonus-games': { whole: ['casino/bonus-games'] },
  captcha: { whole: ['sign-in/captcha'], browser: ['sign-in/captcha'] },
  chat: { whole: ['chat/chat', 'chat/chat-connection'], browser: ['site/chat'] },
  'cash-out': { whole: ['coupon/cash-out'] },
  'chunk-reload': { whole: ['notices/site'], browser: ['protection/notices'] },
  config: { whole: ['config/config'], browser: ['site/platform'] },
  consent: { whole: ['notices/consent'], browser: ['protection/consent'] },
  coupon: {
    whole: [
      'coupon/coupon',
      'coupon/exchange',
      'coupon/log',
      'coupon/model',
      'coupon/placing',
      'coupon/singles',
      'coupon/storage',
      'coupon/tabs',
      'coupon/terms',
      'shell/coupon/coupon',
    ],
    browser: ['coupon/coupon', 'coupon/betting'],
  },
  'coupon-notice': { whole: ['protection/reminders'], browser: ['protection/notices'] },
  'coupon-settings': {
    whole: ['coupon/settings', 'shell/coupon/coupon-settings'],
    browser: ['coupon/settings'],
  },
  dialogs: { whole: ['notices/dialogs', 'shell/dialogs/dialogs'] },
  dictionary: { whole: ['config/dictionary'], browser: ['pages/settings'] },
  favourites: { whole: ['favourites/favourites'], browser: ['line/favourites'] },
  feed: { whole: ['line/feed', 'line/feed-stop', 'line/feed-tabs'], browser: ['line/feed-tabs'] },
  fingerprint: { whole: ['sign-in/fingerprint'], browser: ['sign-in/captcha'] },
  ideas: { whole: ['account/ideas'] },
  install: { whole: ['notices/install'], browser: ['pages/information'] },
  'install-offer': { whole: ['notices/site'], browser: ['protection/notices'] },
  intent: { whole: ['routes/intent'], browser: ['addresses/moving'] },
  limits: {
    whole: [
      'protection/limits',
      'protection/limits-again',
      'protection/limit-notices',
      'protection/faults',
    ],
    browser: ['protection/limits'],
  },
  line: { whole: ['line/line'], browser: ['pages/first-page'] },
  mailing: { whole: ['account/mailing'], browser: ['player/mailing'] },
  maintenance: { whole: ['blocking/maintenance'], browser: ['protection/blocking'] },
  navigation: {
    whole: ['routes/navigation', 'routes/moves', 'blocking/ban'],
    browser: ['addresses/navigation', 'addresses/routes'],
  },
  notices: { whole: ['notices/notices', 'shell/notices'], browser: ['protection/notices'] },
  payments: {
    whole: [
      'money/payments',
      'money/withdrawals',
      'money/statements',
      'shell/dialogs/withdraw-dialog',
    ],
    browser: ['player/own-data'],
  },
  presses: { browser: ['coupon/one-press'] },
  profile: {
    whole: ['account/profile', 'account/account-tasks', 'shell/dialogs/account-task-dialog'],
    browser: ['player/opening-to-closing', 'player/own-data', 'protection/leaving'],
  },
  pwa: { whole: ['notices/pwa'], browser: ['site/pwa'] },
  purchase: {
    whole: [
      'coupon/purchase/purchase',
      'coupon/purchase/purchase-areas',
      'coupon/purchase/purchase-list',
      'coupon/purchase/purchase-outcome',
    ],
    browser: ['coupon/purchase'],
  },
  'reality-check': {
    whole: ['protection/reality-check', 'protection/check-time'],
    browser: ['protection/protection'],
  },
  referral: { whole: ['casino/referral'] },
  'registration-reminder': { whole: ['protection/reminders'] },
  requests: { whole: ['account/requests'] },
  scroll: { whole: ['routes/scroll'], browser: ['addresses/moving'] },
  'secure-data': { whole: ['session/later'] },
  security: { whole: ['account/security'], browser: ['sign-in/devices'] },
  seo: {
    whole: ['search/seo', 'search/seo-text', 'search/document-head'],
    browser: ['addresses/seo'],
  },
  'server-clock': { whole: ['config/server-clock'], browser: ['coupon/clock'] },
  session: {
    whole: [
      'session/session',
      'session/beginning',
      'session/changes',
      'session/epochs',
      'session/tab-turns',
      'session/tabs',
    ],
    browser: ['player/session', 'player/session-tabs'],
  },
  'session-call': { whole: ['session/later'] },
  'session-limit': {
    whole: ['protection/session-limit', 'protection/session-time'],
    browser: ['protection/protection'],
  },
  settings: { whole: ['account/settings', 'shell/settings'], browser: ['pages/settings'] },
  skin: { whole: ['config/skin'], browser: ['site/platform'] },
  'net-position': {
    whole: ['protection/net-position'],
    browser: ['protection/net-position'],
  },
  transfer: { whole: ['sign-in/transfer'] },
  jackpots: { whole: ['casino/jackpots'], browser: ['casino/jackpots'] },
  stage: { whole: ['casino/stage', 'shell/stage'], browser: ['casino/play'] },
  'team-cash': { whole: ['protection/reminders'], browser: ['protection/notices'] },
  lotto: { whole: ['casino/lotto'] },
  toto: { whole: ['casino/toto'] },
  tournaments: { whole: ['casino/tournaments'] },
  terms: { whole: ['blocking/terms'], browser: ['player/terms'] },
  password: { whole: ['account/password', 'shell/sign-in/password-dialog'] },
  phone: { whole: ['account/phone', 'shell/sign-in/phone-dialog'], browser: ['sign-in/phone'] },
  'two-step': {
    whole: ['account/two-step', 'shell/sign-in/two-step-dialog'],
    browser: ['sign-in/two-step'],
  },
  'auth-app': { whole: ['sign-in/auth-app'] },
  'one-tap': { whole: ['sign-in/one-tap'] },
  passkeys: { whole: ['account/passkeys'] },
  'password-recovery': { whole: ['sign-in/password-recovery'] },
  'phone-book': { whole: ['sign-in/phone-book'] },
  'qr-sign-in': { whole: ['sign-in/qr-sign-in'] },
  registration: { whole: ['sign-in/registration'] },
  'security-question': { whole: ['account/security-question'] },
  uploads: { whole: ['account/uploads'] },
  verification: { whole: ['account/verification'] },
  fair: { whole: ['account/fair'] },
  'user-config': { whole: ['account/user-config'] },
};

/** The tests of a service as a whole that need no page. @param {string} name */
export function wholeTestsOf(name) {
  return (beyond[name]?.whole ?? []).map((file) => `tests/${file}.test.ts`);
}

/** The tests of an area in the browser that are in its folder. @param {string} name */
function journeysOf(name) {
  const folder = join(root, 'areas', name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `areas/${name}/${file}`);
}

/**
 * The files that concern an area or service; undefined where none has the name. A unit test's
 * entry may be a folder.
 * @param {string} name
 * @returns {{ unit: string[], browser: string[] } | undefined}
 */
export function testsOf(name) {
  if (!subjects.includes(name)) return undefined;
  const folders = [`areas/${name}/`, `src/services/${name}/`];
  return {
    unit: [
      ...folders.filter((path) => existsSync(join(root, path))),
      // Vitest takes the beginning of a path too: the end may be .ts or .tsx.
      ...wholeTestsOf(name),
    ],
    browser: [
      ...journeysOf(name),
      ...(beyond[name]?.browser ?? []).map((file) => `e2e/${file}.spec.ts`),
    ],
  };
}
