import type { Guard } from './guard';

/** The menu sections of live: all but `upcoming`. */
const LIVE_MENU_SECTIONS: readonly (string | undefined)[] = [
  undefined,
  'first-half',
  'second-half',
  'recommended',
];

/** The menu sections of matches in play alone. */
const HALVES: readonly (string | undefined)[] = ['first-half', 'second-half'];

/** Live has no matches to come; the line has none in a half, so its halves lead to those of live. */
export const liveSection: Guard = ({ params: { section, menuSection }, path }) => {
  if (section === 'live') return LIVE_MENU_SECTIONS.includes(menuSection) ? 'pass' : 'not-found';
  return HALVES.includes(menuSection)
    ? { to: path.replace(/^\/line/, '/live'), status: 301, isPath: true }
    : 'pass';
};

/** Passes if the config's `features` contain the row's feature. */
export const feature: Guard = ({ row, config }) =>
  config && !config.features?.includes(row.meta.feature ?? '') ? 'not-found' : 'pass';

/** Passes if the config's `availableRoutes` contain the row's number. */
export const availableRoute: Guard = ({ row, config }) =>
  config && !config.availableRoutes.includes(row.meta.availableRoute ?? 0) ? 'not-found' : 'pass';

/** Passes if registration is on and its dialog is not open already. */
export const registration: Guard = ({ config, dialog, row }) => {
  if (config && !config.isRegistrationAvailable) return 'not-found';
  return dialog === row.dialog ? 'cancel' : 'pass';
};

/** Passes only on a site that is not in production. */
export const notProduction: Guard = ({ isProduction }) => (isProduction ? 'not-found' : 'pass');

/** Redirects from bonuses to offers if the config requires it. */
export const bonus: Guard = ({ row, config }) =>
  config?.promoBonusToOffer ? toTwin(row.meta.twin) : 'pass';

/** Redirects from offers to bonuses if the config requires it. */
export const bonusOffer: Guard = ({ row, config }) =>
  config && !config.promoBonusToOffer ? toTwin(row.meta.twin) : 'pass';

function toTwin(twin: string | undefined): ReturnType<Guard> {
  return twin === undefined ? 'pass' : { to: twin, status: 302 };
}

/** Passes if the config's `isThirdParty` is on. */
export const thirdParty: Guard = ({ config }) =>
  config && !config.isThirdParty ? 'not-found' : 'pass';
