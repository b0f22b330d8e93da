/** What the site config says that QA may change. */
export interface SiteRules {
  /** Who does nothing for so long is signed out; 0: nobody is. */
  autoLogoffMinutes: number;
}

/** What a fresh operator says. */
export const SITE_RULES: Readonly<SiteRules> = { autoLogoffMinutes: 30 };
