import type { SiteConfig } from '@grandstand/bus-contracts';
import type { AppFile, PlayRules } from '@grandstand/bus-contracts/answers';
import { PAGE_NUMBERS } from '@grandstand/bus-contracts/domain';
import { HOME_PAGE } from './home-defaults';
import type { HomePage } from './home-page';
import { PACKS } from '../packs/packs';
import type { Law } from '../packs/packs';

/** The site's pages and access to them. */
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

/** Members of the site config that QA can change. */
export interface SiteRules {
  pages: SitePages;
  /** The sections of the home page, and its banner. */
  home: HomePage;
  companyName: string;
  partnerHasTaxes: boolean;
  logoSlot?: SiteConfig['logoSlot'];
  uiLibVersion?: SiteConfig['uiLibVersion'];
  /** When guests are reminded to register; never by default. */
  registrationReminder?: { delay: number; interval: number } | null;
  isTeamCash: boolean;
  /** Whether open bets can be cashed out. */
  isCashOutOffered: boolean;
  /** Whether outcomes of one match are combined at a price of their own. */
  isBetBuilderOffered: boolean;
  /** Inactive players are signed out after this time; 0: never. */
  autoLogoffMinutes: number;
  /** Whether the site can be installed as an app. */
  isPwa: boolean;
  /** The files of apps, beside the site itself; the embedded operator has none. */
  apps: readonly AppFile[];
  isCookieConsentAsked: boolean;
  /** Whether the operator collects analytics. */
  isFatmanAnalyticsAvailable: boolean;
  /** The age question; undefined if the site has none. */
  age?: SiteConfig['age'];
  /** The country of all visitors; undefined: the country of the request. */
  geoCountryId?: number | undefined;
  /** Rows of the header. */
  headerRows?: SiteConfig['headerRows'];
  isSnow: boolean;
  footerRow?: SiteConfig['footerRow'];
  /** The address of the support; undefined: none. */
  supportEmail?: string | undefined;
  /** The phone of the support, with the code of its country; undefined: none. */
  supportPhone?: string | undefined;
  /** Where the company is; undefined: nothing is said. */
  companyAddress?: string | undefined;
  isSupportButtonHidden: boolean;
  /** Whether the support button opens a chat. */
  isChatOffered: boolean;
  isBottomBarOnRegistration: boolean;
  /** 1: cashback is points for stakes; any other: a percent of the balance at the end of a period. */
  cashbackMode: number;
  /** Where banned players are redirected; undefined: to a page of the site. */
  banAddress?: string | undefined;
  /** The origins of pages that the site may show in frames. */
  frameOrigins?: string[] | undefined;
  /** Other hosts that redirects are allowed to. */
  redirectHosts?: string[] | undefined;
  /** The rules of the jurisdiction. */
  play: PlayRules;
  /** What the jurisdiction asks of the operator alone. */
  law: Law;
  limits: {
    /** Types that accept custom values. */
    customTypes: number[];
    isLockedTogether: boolean;
    isCancelledByDelete: boolean;
  };
}

/** `availableRoutes` are the ids of pages. */
export const SITE_PAGES: SitePages = {
  availableRoutes: [1, 2, 3, ...Object.values(PAGE_NUMBERS)],
  isRegistrationAvailable: true,
  isThirdParty: true,
};

/** The site config of a fresh operator. */
export const SITE_RULES: Readonly<SiteRules> = {
  pages: SITE_PAGES,
  home: HOME_PAGE,
  companyName: 'Grandstand',
  partnerHasTaxes: false,
  logoSlot: undefined,
  uiLibVersion: undefined,
  registrationReminder: null,
  isTeamCash: true,
  isCashOutOffered: true,
  isBetBuilderOffered: true,
  autoLogoffMinutes: 30,
  isPwa: true,
  apps: [],
  isCookieConsentAsked: true,
  isFatmanAnalyticsAvailable: true,
  age: undefined,
  geoCountryId: undefined,
  headerRows: undefined,
  isSnow: false,
  footerRow: undefined,
  supportEmail: undefined,
  supportPhone: undefined,
  companyAddress: undefined,
  isSupportButtonHidden: false,
  isChatOffered: true,
  isBottomBarOnRegistration: false,
  cashbackMode: 1,
  banAddress: undefined,
  frameOrigins: undefined,
  redirectHosts: undefined,
  ...PACKS.open,
  limits: {
    customTypes: [1, 2, 3, 10, 11, 12, 20, 21, 22],
    isLockedTogether: false,
    isCancelledByDelete: false,
  },
};
