import type { SiteConfig } from '../contracts/site/config';

/** The least site config; tests spread it and add the members that they need. */
export const PLAIN_SITE: SiteConfig = {
  whence: 1,
  ref_id: 1,
  group_id: 1,
  geoCountryId: 1,
  locale: 'en',
  availableRoutes: [],
  companyName: 'Grandstand',
  languages: ['ru', 'en', 'az', 'kz', 'ua'],
  isRegistrationAvailable: true,
  currencies: [],
  countries: [],
};
