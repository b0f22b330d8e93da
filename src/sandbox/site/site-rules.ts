import type { SiteConfig } from '@grandstand/bus-contracts';

/** Which pages there are, and how they are come to. */
export type SitePages = Pick<SiteConfig, 'availableRoutes' | 'isRegistrationAvailable'> &
  Partial<
    Pick<
      SiteConfig,
      | 'features'
      | 'unavailablePaths'
      | 'promoBonusToOffer'
      | 'useRechargeModal'
      | 'isPaymentForPlayers'
      | 'isThirdParty'
      | 'guestsGoTo'
    >
  >;

/** What the site config says that QA may change. */
export interface SiteRules {
  pages: SitePages;
  companyName: string;
  partnerHasTaxes: boolean;
  logoSlot?: SiteConfig['logoSlot'];
  uiLibVersion?: SiteConfig['uiLibVersion'];
  /** When guests are reminded to register; nothing where it is left out. */
  registrationReminder?: { delay: number; interval: number } | null;
  isTeamCash: boolean;
  /** Who does nothing for so long is signed out; 0: nobody is. */
  autoLogoffMinutes: number;
  /** The site is an app that can be installed. */
  isPwa: boolean;
  isCookieConsentAsked: boolean;
  /** The operator collects what visitors let it count. */
  isFatmanAnalyticsAvailable: boolean;
  /** Visitors are asked whether they are of age; undefined: they are not. */
  age?: SiteConfig['age'];
  /** Where every visitor is taken to be; undefined: where they say they are. */
  geoCountryId?: number | undefined;
  /** Rows of the header. */
  headerRows?: SiteConfig['headerRows'];
  isSnow: boolean;
  footerRow?: SiteConfig['footerRow'];
  /** Where players write for help; undefined: nowhere. */
  supportEmail?: string | undefined;
  isSupportButtonHidden: boolean;
  isBottomBarOnRegistration: boolean;
  /** Where the banned are sent; undefined: to a page of the site. */
  banAddress?: string | undefined;
  /** Other hosts that redirects may lead to. */
  redirectHosts?: string[] | undefined;
  limits: {
    /** Types of which players may type a value of their own. */
    customTypes: number[];
    isLockedTogether: boolean;
    isCancelledByDelete: boolean;
  };
}

/** The numbers are those of pages that are switched on; 47 is the rules. */
export const SITE_PAGES: SitePages = {
  availableRoutes: [1, 2, 3, 47],
  isRegistrationAvailable: true,
  isThirdParty: true,
};

/** What a fresh operator says. */
export const SITE_RULES: Readonly<SiteRules> = {
  pages: SITE_PAGES,
  companyName: 'Grandstand',
  partnerHasTaxes: false,
  logoSlot: undefined,
  uiLibVersion: undefined,
  registrationReminder: null,
  isTeamCash: true,
  autoLogoffMinutes: 30,
  isPwa: true,
  isCookieConsentAsked: true,
  isFatmanAnalyticsAvailable: true,
  age: undefined,
  geoCountryId: undefined,
  headerRows: undefined,
  isSnow: false,
  footerRow: undefined,
  supportEmail: undefined,
  isSupportButtonHidden: false,
  isBottomBarOnRegistration: false,
  banAddress: undefined,
  redirectHosts: undefined,
  limits: {
    customTypes: [1, 2, 3, 10, 11, 12, 20, 21, 22],
    isLockedTogether: false,
    isCancelledByDelete: false,
  },
};
