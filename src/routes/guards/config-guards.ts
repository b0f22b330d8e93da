import type { Guard } from './guard';

/** Menu sections that live has too: what is upcoming is not live. */
const OF_LIVE: readonly (string | undefined)[] = [
  undefined,
  'first-half',
  'second-half',
  'recommended',
];

export const liveSection: Guard = ({ params: { section, menuSection } }) =>
  section === 'live' && !OF_LIVE.includes(menuSection) ? 'not-found' : 'pass';

/** Only where the operator has what the row names. */
export const feature: Guard = ({ row, config }) =>
  config && !config.features?.includes(row.meta.feature ?? '') ? 'not-found' : 'pass';

/** Only where the operator has the page that the row numbers. */
export const availableRoute: Guard = ({ row, config }) =>
  config && !config.availableRoutes.includes(row.meta.availableRoute ?? 0) ? 'not-found' : 'pass';

/** Only where the operator lets guests register, and not over itself. */
export const registration: Guard = ({ config, dialog, row }) => {
  if (config && !config.isRegistrationAvailable) return 'not-found';
  return dialog === row.dialog ? 'cancel' : 'pass';
};

/** For who builds the site, never for who uses it. */
export const notProduction: Guard = ({ isProduction }) => (isProduction ? 'not-found' : 'pass');

/** Bonuses, on a site that shows them as offers. */
export const bonus: Guard = ({ row, config }) =>
  config?.promoBonusToOffer ? toTwin(row.meta.twin) : 'pass';

/** Offers, on a site that shows them as bonuses. */
export const bonusOffer: Guard = ({ row, config }) =>
  config && !config.promoBonusToOffer ? toTwin(row.meta.twin) : 'pass';

function toTwin(twin: string | undefined): ReturnType<Guard> {
  return twin === undefined ? 'pass' : { to: twin, status: 302 };
}

/** Only where the operator has games of others. */
export const thirdParty: Guard = ({ config }) =>
  config && !config.isThirdParty ? 'not-found' : 'pass';
