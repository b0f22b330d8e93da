import type { SiteConfig } from '@grandstand/bus-contracts';
import { siteConfig } from '../samples';

/** A site without any of the operator's options. */
export const ALL_OFF: SiteConfig = {
  ...siteConfig,
  availableRoutes: [],
  isRegistrationAvailable: false,
};

/** A site with all of it. */
export const ALL_ON: SiteConfig = {
  ...siteConfig,
  availableRoutes: [47, 48],
  isRegistrationAvailable: true,
  features: ['statistic', 'identification'],
  promoBonusToOffer: true,
  useRechargeModal: true,
  isPaymentForPlayers: true,
  isThirdParty: true,
};

export const GAMES = [
  { route: 'amber-orchard', oldRoute: 'AmberOrchard' },
  { route: 'lantern-bay', oldRoute: null },
];
